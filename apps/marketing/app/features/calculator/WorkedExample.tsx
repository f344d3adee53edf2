import { Link } from 'react-router';
import { exampleClinic } from '../../content/calculator.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { fill, inPounds } from '../../money/in-words.ts';
import { paths } from '../../paths.ts';
import { exampleLoss, exampleValues } from './example.ts';
import { LeakFigures } from './LeakFigures.tsx';
import { LossChart } from './LossChart.tsx';
import styles from './WorkedExample.module.css';

/** What the calculator says of the example's clinic, computed as it computes everybody's. */
export function WorkedExample() {
  return (
    <section className={styles.example} data-surface="ink" aria-labelledby="example-title">
      <div className="frame split">
        <div>
          <h2 id="example-title" className={styles.title}>
            {exampleClinic.title}
          </h2>
          <p className={styles.lead}>{fill(exampleClinic.lead, exampleValues)}</p>
        </div>
        <div className={styles.outcome}>
          <p className={styles.month}>
            <strong>{inPounds(exampleLoss.month.likely)}</strong> {exampleClinic.month}
          </p>
          <LossChart loss={exampleLoss} isSmall />
          <p className={styles.year}>{fill(exampleClinic.year, exampleValues)}</p>
          <LeakFigures leaks={exampleLoss.leaks} className={styles.leaks} />
          <Link to={paths.calculator.results()} prefetch="intent" className={buttons.secondary}>
            {exampleClinic.open}
            <Arrow />
          </Link>
        </div>
      </div>
    </section>
  );
}
