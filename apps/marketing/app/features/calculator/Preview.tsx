import { preview } from '../../content/calculator.ts';
import { SpokenResult } from '../../layout/SpokenResult.tsx';
import { fill, inPounds } from '../../money/in-words.ts';
import type { Loss } from '../../money/model.ts';
import { LeakFigures } from './LeakFigures.tsx';
import { LossChart } from './LossChart.tsx';
import styles from './Preview.module.css';

/** The result as it stands, beside the questions; on a phone a strip that stays in sight. */
export function Preview({ loss }: { loss: Loss }) {
  const { month, year, leaks } = loss;
  const values = {
    month: inPounds(month.likely),
    year: inPounds(year.likely),
    low: inPounds(month.low),
    high: inPounds(month.high),
  };
  return (
    <aside className={styles.preview} data-surface="ink" aria-label={preview.title}>
      <p className={styles.title}>{preview.title}</p>
      <p className={styles.month} data-long={values.month.length > 8 || undefined}>
        {values.month}{' '}
        <span>
          {preview.month}
          <span className={styles.average}>, {preview.average}</span>
        </span>
      </p>
      <p className={styles.year}>{fill(preview.year, values)}</p>
      <div className={styles.more}>
        <p className={styles.band}>{fill(preview.band, values)}</p>
        <LossChart loss={loss} isSmall />
        <LeakFigures leaks={leaks} className={styles.leaks} />
      </div>
      <SpokenResult>{fill(preview.spoken, values)}</SpokenResult>
    </aside>
  );
}
