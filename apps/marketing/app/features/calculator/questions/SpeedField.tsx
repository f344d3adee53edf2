import { SPEEDS, type Speed, speeds } from '@upcurve/site-content/money/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hints, speedQuestion } from '../../../content/calculator.ts';
import { KEYS } from '../../../money/link.ts';
import figure from './FigureField.module.css';
import styles from './SpeedField.module.css';

interface SpeedFieldProps {
  value: Speed;
  onChange: (speed: Speed) => void;
}

/** Asks how soon the clinic answers enquiries. */
export function SpeedField({ value, onChange }: SpeedFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  // The visitor may have chosen before the script started.
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== value) onChange(early as Speed);
  });
  useEffect(() => takeEarly(), []);
  return (
    <fieldset ref={field} aria-describedby="speed-hint">
      <legend className="heading">{speedQuestion}</legend>
      <p id="speed-hint" className={`quiet ${figure.hint}`}>
        {hints.speed}
      </p>
      <div className={styles.choices}>
        {SPEEDS.map((speed) => (
          <label key={speed} className={styles.choice}>
            <input
              type="radio"
              className="covering"
              name={KEYS.speed}
              value={speed}
              autoComplete="off"
              checked={speed === value}
              onChange={() => onChange(speed)}
            />
            {speeds[speed].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
