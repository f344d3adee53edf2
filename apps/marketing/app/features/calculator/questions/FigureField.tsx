import { formatNumber, formatPounds } from '@upcurve/site-content/money/format';
import { FIGURE_LIMITS, type Figures } from '@upcurve/site-content/money/model';
import { useId } from 'react';
import { figureWords } from '../../../content/calculator.ts';
import { NumberInput } from '../../../forms/fields/NumberInput.tsx';
import { useEarlyInput } from '../../../forms/fields/use-early-input.ts';
import { KEYS } from '../../../money/link.ts';
import styles from './FigureField.module.css';

interface FigureFieldProps {
  id: Exclude<keyof Figures, 'speed'>;
  figures: Figures;
  hint?: string;
  onChange: (part: Partial<Figures>) => void;
}

/** One figure as a number field and a slider, kept in sync. */
export function FigureField({ id, figures, hint, onChange }: FigureFieldProps) {
  const field = useId();
  const words = figureWords[id];
  const stops = STOPS[id];
  const unit = id === 'value' ? 100 : 1;
  const { min, max, places } = FIGURE_LIMITS[id];
  const shown = figures[id] / unit;
  const place = nearestStop(stops, shown);
  const change = (value: number) => onChange({ [id]: value * unit });
  const moveTo = (slider: HTMLInputElement) => change(stops[slider.valueAsNumber] ?? shown);
  const slider = useEarlyInput(moveTo);
  return (
    <div className={styles.field}>
      <label htmlFor={field} className={`heading ${styles.label}`}>
        {words.label}
      </label>
      {hint && (
        <p id={`${field}-hint`} className="quiet above-1 measure">
          {hint}
        </p>
      )}
      <div className={styles.inputs}>
        <NumberInput
          id={field}
          name={KEYS[id]}
          className={styles.amount}
          value={shown}
          limits={{ min: min / unit, max: max / unit, places: id === 'value' ? 2 : places }}
          before={words.before}
          after={words.after}
          describedBy={hint && `${field}-hint`}
          onChange={change}
        />
        <div className={styles.slider}>
          <input
            ref={slider}
            type="range"
            aria-label={words.slider}
            aria-valuetext={
              id === 'value' ? formatPounds(figures.value) : `${formatNumber(shown)} ${words.after}`
            }
            autoComplete="off"
            min={0}
            max={stops.length - 1}
            value={place}
            onChange={({ target }) => moveTo(target)}
          />
        </div>
      </div>
    </div>
  );
}

type NumberId = Exclude<keyof Figures, 'speed'>;

const run = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, index) => from + index * by);

const percent = [...run(0, 100, 1), 100];

/** The slider's stops in display units: fine steps where most clinics are, coarse ones beyond. */
const STOPS: Record<NumberId, readonly number[]> = {
  enquiries: [...run(0, 100, 5), ...run(100, 200, 10), ...run(200, 500, 25), ...run(500, 2000, 100), 2000],
  booked: percent,
  value: [
    ...run(0, 500, 25),
    ...run(500, 1000, 50),
    ...run(1000, 5000, 250),
    ...run(5000, 20_000, 1000),
    20_000,
  ],
  returning: percent,
  visits: [...run(0, 6, 0.5), ...run(6, 24, 1), 24],
};

function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  for (const [place, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs(stops[nearest]! - value)) nearest = place;
  }
  return nearest;
}
