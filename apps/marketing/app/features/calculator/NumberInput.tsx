import { useState } from 'react';
import { type Limits, within } from '../../money/model.ts';

interface NumberInputProps {
  id: string;
  name: string;
  value: number;
  limits: Limits;
  className?: string;
  describedBy?: string;
  /** Told each number as it is typed, brought within the limits. */
  onChange: (value: number) => void;
}

/** A number field that can be empty or half typed, and shows what was made of it when it is left. */
export function NumberInput(props: NumberInputProps) {
  const { id, name, value, limits, className, describedBy, onChange } = props;
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  // What was typed counts only as long as nothing else has changed the value.
  const shown = draft?.value === value ? draft.text : String(value);
  return (
    <input
      id={id}
      name={name}
      className={className}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      min={limits.min}
      max={limits.max}
      step="any"
      aria-describedby={describedBy}
      value={shown}
      onChange={({ target }) => {
        const typed = within(limits, target.valueAsNumber, value);
        setDraft({ text: target.value, value: typed });
        onChange(typed);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
