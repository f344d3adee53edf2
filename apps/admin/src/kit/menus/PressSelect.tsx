import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type * as Floating from './floating.ts';
import { floatingMenus, useOnDemand } from './on-demand.ts';

interface PressSelectProps {
  className?: string;
  'aria-label': string;
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string | null) => void;
  onDropdownOpen?: () => void;
}

const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' '];
const chevron = {
  rightSection: <IconSelector size={16} stroke={1.6} aria-hidden />,
  rightSectionPointerEvents: 'none',
} as const;

/** A select whose script loads on the first press. */
export function PressSelect(props: PressSelectProps) {
  const { module, isPressed, press, handlers } = useOnDemand(floatingMenus);
  if (module) return <LoadedSelect {...props} Select={module.Select} isPressed={isPressed} />;
  const { data, value, className, 'aria-label': label } = props;
  return (
    <InputBase
      {...handlers}
      {...chevron}
      className={className}
      aria-label={label}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      readOnly
      pointer
      value={data.find((each) => each.value === value)?.label ?? ''}
      onClick={() => void press()}
      onKeyDown={(event: KeyboardEvent) => {
        if (!OPENING.includes(event.key)) return;
        event.preventDefault();
        void press();
      }}
    />
  );
}

type Loaded = PressSelectProps & {
  Select: typeof Floating.Select;
  isPressed: boolean;
};

function LoadedSelect({ Select, isPressed, ...props }: Loaded) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    input.current?.focus();
    input.current?.click();
  }, [isPressed]);
  return <Select {...props} {...chevron} ref={input} allowDeselect={false} />;
}
