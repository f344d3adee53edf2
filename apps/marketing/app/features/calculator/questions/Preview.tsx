import { fill, formatPounds } from '@upcurve/site-content/money/format';
import type { Loss } from '@upcurve/site-content/money/model';
import { preview } from '../../../content/calculator.ts';
import { SpokenResult } from '../../../layout/parts/SpokenResult.tsx';
import { LeakFigures, LossChart } from '../chart/LossChart.tsx';
import styles from './Preview.module.css';

/** Shows the current result next to the questions; on phones as a sticky strip. */
export function Preview({ loss }: { loss: Loss }) {
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
        <p className={`small ${styles.band}`}>{fill(preview.band, values)}</p>
        <LossChart loss={loss} isSmall />
        <LeakFigures leaks={leaks} className={`rows ${styles.leaks}`} />
      </div>
      <SpokenResult>{fill(preview.spoken, values)}</SpokenResult>
    </aside>
  );
}
