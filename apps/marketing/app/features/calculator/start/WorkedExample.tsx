import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { exampleClinic } from '../../../content/calculator.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { LeakFigures, LossChart } from '../chart/LossChart.tsx';
import { exampleLoss, exampleValues } from '../example.ts';
import styles from './WorkedExample.module.css';

/** The calculator's result for the example clinic. */
export function WorkedExample() {
  return (
    <section className={styles.example} data-surface="ink" aria-labelledby="example-title">
      <div className="frame split">
        <div>
          <h2 id="example-title" className={styles.title}>
            {exampleClinic.title}
          </h2>
          <p className={`quiet ${styles.lead}`}>{fill(exampleClinic.lead, exampleValues)}</p>
        </div>
        <div>
          <p className={styles.month}>
            <strong className={`amount ${styles.amount}`}>{formatPounds(exampleLoss.month.likely)}</strong>{' '}
            {exampleClinic.month}
          </p>
          <LossChart loss={exampleLoss} isSmall />
          <p className={styles.year}>{fill(exampleClinic.year, exampleValues)}</p>
          <LeakFigures leaks={exampleLoss.leaks} className={`rows closed ${styles.leaks}`} />
          <Link to={paths.calculator.results()} prefetch="intent" className={buttons.secondary}>
            {exampleClinic.open}
            <Arrow />
          </Link>
        </div>
      </div>
    </section>
  );
}
