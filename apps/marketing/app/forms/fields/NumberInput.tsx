import { parseNumber } from '@upcurve/site-content/money/format';
import { clampToLimits, type Limits } from '@upcurve/site-content/money/model';
import { useState } from 'react';

interface NumberInputProps {
  id: string;
  name: string;
  value: number;
  limits: Limits;
  className?: string;
  describedBy?: string;
  /** Called with each typed number, clamped to the limits. */
  onChange: (value: number) => void;
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/**
 * A number field that may be empty or incomplete while typing. On blur it shows the parsed value, with commas. It's a
 * text field, because browsers show no commas in a number field and refuse typed ones.
 */
export function NumberInput(props: NumberInputProps) {
  const { id, name, value, limits, className, describedBy, onChange } = props;
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  // The typed text applies only until the value changes elsewhere.
  const shown = draft?.value === value ? draft.text : grouped.format(value);
  return (
    <input
      id={id}
      name={name}
      className={className}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      value={shown}
      onChange={({ target }) => {
        const typed = clampToLimits(limits, parseNumber(target.value), value);
        setDraft({ text: target.value, value: typed });
        onChange(typed);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
