import { NumberInput } from '@mantine/core';
import { VALUE_MAX_PENCE } from '@upcurve/contracts/leads';
import classes from './DeskPanel.module.css';
import { onEnter } from './on-enter.ts';
import { useFollowing } from './use-following.ts';

interface ValueFieldProps {
  valuePence: number | null;
  onChange: (pence: number | null) => void;
}

/** What a lead is worth, in pounds. Saved with Enter or on leaving the field. */
export function ValueField({ valuePence, onChange }: ValueFieldProps) {
  const saved = valuePence === null ? '' : valuePence / 100;
  const [pounds, setPounds] = useFollowing<number | string>(saved);
  function save() {
    // A sum such as 4500.50 is text until the field is left.
    const sum = pounds === '' ? Number.NaN : Number(pounds);
    const pence = Number.isNaN(sum) ? null : Math.min(Math.round(sum * 100), VALUE_MAX_PENCE);
    if (pence !== valuePence) onChange(pence);
  }
  return (
    <NumberInput
      className={classes.field}
      size="xs"
      aria-label="Value in pounds"
      placeholder="What is it worth?"
      prefix="£"
      thousandSeparator=","
      decimalScale={2}
      allowNegative={false}
      max={VALUE_MAX_PENCE / 100}
      hideControls
      value={pounds}
      onChange={setPounds}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}
