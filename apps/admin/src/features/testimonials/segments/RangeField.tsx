import { useId } from 'react';
import classes from '../avatar/AvatarCropper.module.css';

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Default 1. */
  step?: number;
  inWords: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider that shows its value as text. */
export function RangeField({ label, value, min, max, step = 1, inWords, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={classes.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={inWords(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} aria-hidden>
        {inWords(value)}
      </output>
    </div>
  );
}
