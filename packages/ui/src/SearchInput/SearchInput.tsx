import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface SearchInputProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called with the trimmed text 300 ms after the last key, or immediately on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Enter was pressed. */
  onEnter?: (event: KeyboardEvent) => void;
  maxLength?: number;
  icon?: ReactNode;
  className?: string;
  /** Takes the focus when a dialog opens. */
  'data-autofocus'?: boolean;
}

const PAUSE = 300;

/** A search box whose text can also change from outside, for example on Back. */
export function SearchInput({ label, value, onSearch, onEnter, icon, ...rest }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Searches that have not come back as `value` yet. When they do, they must not replace text typed since.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const at = sent.indexOf(value);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    if (at === -1 && text.trim() !== value) setText(value);
  }
  const search = useDebouncedCallback((next: string) => {
    const searched = next.trim();
    if (searched !== value) setSent((earlier) => [...earlier, searched]);
    onSearch(searched);
  }, PAUSE);

  const change = (next: string) => {
    setText(next);
    search(next);
    if (next === '') search.flush();
  };
  return (
    <TextInput
      {...rest}
      type="text"
      role="searchbox"
      aria-label={label}
      value={text}
      leftSection={icon}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          search.flush();
          onEnter?.(event);
        }
        if (event.key === 'Escape' && text) change('');
      }}
      // By keyboard, Escape clears it.
      rightSection={
        text && <CloseButton size="sm" tabIndex={-1} aria-label="Clear search" onClick={() => change('')} />
      }
    />
  );
}
