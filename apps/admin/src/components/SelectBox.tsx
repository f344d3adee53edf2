import { Checkbox } from '@mantine/core';
import classes from './list.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: unknown) => void;
}

/** A checkbox that fills its cell, so that a press beside the box selects and does not open the row. */
export function SelectBox({ label, ...box }: SelectBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is its control
    <label className={classes.box}>
      <Checkbox size="xs" aria-label={label} {...box} />
    </label>
  );
}
