import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { calculateLoss, EXAMPLE } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { leak } from '../../../content/home/evidence.ts';
import buttons from '../../../layout/parts/button.module.css';
import { KEYS, VERSION } from '../../../money/link.ts';
import styles from './LeakSum.module.css';

const START = { enquiries: EXAMPLE.enquiries, value: EXAMPLE.value / 100 };

/** Reads the slider values from a form, in enquiries a month and pounds a visit. */
const read = (form: HTMLFormElement): typeof START => {
  const given = new FormData(form);
  return { enquiries: Number(given.get(KEYS.enquiries)), value: Number(given.get(KEYS.value)) };
};

/**
 * Calculates a clinic's losses from two of the calculator's five figures. The sliders are uncontrolled, so that values
 * changed before hydration are kept; submitting opens the full calculator.
 */
export function LeakSum() {
  const form = useRef<HTMLFormElement>(null);
  const [{ enquiries, value }, setFigures] = useState(START);
  useEffect(() => {
    if (form.current) setFigures(read(form.current));
  }, []);
  const { month, year } = calculateLoss({ ...EXAMPLE, enquiries, value: value * 100 });
  const words = {
    month: formatPounds(month.likely),
    year: formatPounds(year.likely),
    low: formatPounds(year.low),
    high: formatPounds(year.high),
    booked: String(EXAMPLE.booked),
    returning: String(EXAMPLE.returning),
  };
  return (
    <Form
      ref={form}
      className="card tabular"
      aria-label={leak.title}
      action={paths.calculator.questions()}
      onInput={({ currentTarget }: FormEvent<HTMLFormElement>) => setFigures(read(currentTarget))}
    >
      <output className={styles.result}>
        <strong className={`amount accent ${styles.amount}`}>{words.month}</strong> {leak.month}
      </output>
      <p className="small">{fill(leak.year, words)}</p>
      <input type="hidden" name={KEYS.version} value={VERSION} />
      <div className={`needs-script ${styles.sliders}`}>
        <Slider
          {...leak.enquiries}
          name={KEYS.enquiries}
          shown={String(enquiries)}
          range={{ min: 10, max: 300, step: 5 }}
          defaultValue={START.enquiries}
        />
        <Slider
          {...leak.value}
          name={KEYS.value}
          shown={formatPounds(value * 100)}
          range={{ min: 50, max: 2000, step: 25 }}
          defaultValue={START.value}
        />
      </div>
      <p className={`small ${styles.small}`}>{fill(leak.assumes, words)}</p>
      <button type="submit" className={buttons.primary}>
        {leak.submit}
      </button>
    </Form>
  );
}

interface SliderProps {
  label: string;
  unit: string;
  name: string;
  /** The value as text. */
  shown: string;
  range: { min: number; max: number; step: number };
  defaultValue: number;
}

function Slider({ label, unit, name, shown, range, defaultValue }: SliderProps) {
  return (
    <label className={`cluster ${styles.slider}`}>
      <span>{label}</span> <b aria-hidden="true">{shown}</b>
      <input
        type="range"
        name={name}
        {...range}
        defaultValue={defaultValue}
        aria-valuetext={`${shown} ${unit}`}
        autoComplete="off"
      />
    </label>
  );
}
