import { fill, formatPounds } from '@upcurve/site-content/money/format';
import {
  calculateLoss,
  type Figures,
  type Loss,
  SPEEDS,
  type Speed,
  speeds,
  tidyFigures,
} from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hints, preview, questions, speedQuestion } from '../../../content/calculator.ts';
import field from '../../../forms/fields/Field.module.css';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { SpokenResult } from '../../../layout/parts/SpokenResult.tsx';
import { KEYS, readQuery, VERSION, writeQuery } from '../../../money/link.ts';
import { LeakFigures, LossChart } from '../chart/LossChart.tsx';
import { FigureField } from './FigureField.tsx';
import styles from './QuestionsForm.module.css';

/** The five questions with the result next to them. Without JavaScript the form submits to the result page. */
export function QuestionsForm() {
  const [query] = useSearchParams();
  const [figures, setFigures] = useState(() => readQuery(query).figures);
  const changeFigures = (part: Partial<Figures>) => setFigures((now) => tidyFigures({ ...now, ...part }));
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <Preview loss={calculateLoss(figures)} />
      <form
        className={styles.form}
        action={paths.calculator.results()}
        onSubmit={(event) => {
          event.preventDefault();
          const search = writeQuery({ figures, isExample: false });
          // Keeps the entered figures if the visitor comes back. The router would scroll to the top.
          history.replaceState(history.state, '', location.pathname + search);
          navigate(paths.calculator.results() + search);
        }}
      >
        <input type="hidden" name={KEYS.version} value={VERSION} />
        <ol className={`rows numbered ${styles.questions}`}>
          <li>
            <FigureField id="enquiries" figures={figures} hint={hints.enquiries} onChange={changeFigures} />
          </li>
          <li>
            <SpeedField value={figures.speed} onChange={(speed) => changeFigures({ speed })} />
          </li>
          <li>
            <FigureField id="booked" figures={figures} hint={hints.booked} onChange={changeFigures} />
          </li>
          <li>
            <FigureField id="value" figures={figures} hint={hints.value} onChange={changeFigures} />
          </li>
          <li>
            <FigureField id="returning" figures={figures} onChange={changeFigures} />
            <FigureField id="visits" figures={figures} onChange={changeFigures} />
          </li>
        </ol>
        <div className={`cluster ${styles.end}`}>
          <button type="submit" className={buttons.primary}>
            {questions.submit}
            <Arrow />
          </button>
          <p className="small">{questions.privacy}</p>
        </div>
      </form>
    </div>
  );
}

interface SpeedFieldProps {
  value: Speed;
  onChange: (speed: Speed) => void;
}

function SpeedField({ value, onChange }: SpeedFieldProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  // The visitor may have chosen before the script started.
  const takeEarly = useEffectEvent(() => {
    const early = choice.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== value) onChange(early as Speed);
  });
  useEffect(() => takeEarly(), []);
  return (
    <fieldset ref={choice} aria-describedby="speed-hint">
      <legend className="heading">{speedQuestion}</legend>
      <p id="speed-hint" className="quiet above-1 measure">
        {hints.speed}
      </p>
      <div className={`above-3 ${field.chips}`}>
        {SPEEDS.map((speed) => (
          <label key={speed} className={field.chip}>
            <input
              type="radio"
              className="covering"
              name={KEYS.speed}
              value={speed}
              autoComplete="off"
              checked={speed === value}
              onChange={() => onChange(speed)}
            />
            <span>{speeds[speed].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the current result next to the questions; on phones as a sticky strip. */
function Preview({ loss }: { loss: Loss }) {
  const { month, year, leaks } = loss;
  const values = {
    month: formatPounds(month.likely),
    year: formatPounds(year.likely),
    low: formatPounds(month.low),
    high: formatPounds(month.high),
  };
  return (
    <aside className={`needs-script ${styles.preview}`} data-surface="ink" aria-label={preview.title}>
      <p className={`kicker ${styles.title}`}>{preview.title}</p>
      <p className={`amount ${styles.month}`} data-long={values.month.length > 8 || undefined}>
        <span>{values.month}</span>{' '}
        <span>
          {preview.month}
          <span className={styles.average}>, {preview.average}</span>
        </span>
      </p>
      <p className={styles.year}>{fill(preview.year, values)}</p>
      <div className={styles.more}>
        <p className="small below-4">{fill(preview.band, values)}</p>
        <LossChart loss={loss} isSmall />
        <LeakFigures leaks={leaks} className={`rows ${styles.leaks}`} />
      </div>
      <SpokenResult>{fill(preview.spoken, values)}</SpokenResult>
    </aside>
  );
}
