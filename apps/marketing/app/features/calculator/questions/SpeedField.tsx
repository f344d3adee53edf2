import { SPEEDS, type Speed, speeds } from '@upcurve/site-content/money/model';
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
  return (
    <fieldset aria-describedby="speed-hint">
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
