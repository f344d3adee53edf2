import { Link } from 'react-router';
import { exampleClinic, leakWords, speeds } from '../../content/calculator.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { fill, inFigures, inPounds } from '../../money/in-words.ts';
import { calculateLoss, EXAMPLE } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { LossChart } from './LossChart.tsx';
import styles from './WorkedExample.module.css';

const loss = calculateLoss(EXAMPLE);
const values = {
  enquiries: inFigures(EXAMPLE.enquiries),
  speed: speeds[EXAMPLE.speed].inText,
  booked: inFigures(EXAMPLE.booked),
  value: inPounds(EXAMPLE.value),
  returning: inFigures(EXAMPLE.returning),
  visits: inFigures(EXAMPLE.visits),
  year: inPounds(loss.year.likely),
  low: inPounds(loss.year.low),
  high: inPounds(loss.year.high),
};

/** What the calculator says of the example's clinic, computed as it computes everybody's. */
export function WorkedExample() {
  return (
    <section className={styles.example} data-surface="ink" aria-labelledby="example-title">
      <div className={styles.inner}>
        <div>
          <h2 id="example-title" className={styles.title}>
            {exampleClinic.title}
          </h2>
          <p className={styles.lead}>{fill(exampleClinic.lead, values)}</p>
        </div>
        <div className={styles.outcome}>
          <p className={styles.month}>
            <strong>{inPounds(loss.month.likely)}</strong> {exampleClinic.month}
          </p>
          <LossChart loss={loss} isSmall />
          <p className={styles.year}>{fill(exampleClinic.year, values)}</p>
          <dl className={styles.leaks}>
            {(['slow', 'followUp', 'returning'] as const).map((leak) => (
              <div key={leak}>
                <dt>{leakWords[leak].name}</dt>
                <dd>{inPounds(loss.leaks[leak])}</dd>
              </div>
            ))}
          </dl>
          <Link to={paths.calculator.results()} prefetch="intent" className={buttons.secondary}>
            {exampleClinic.open}
            <Arrow />
          </Link>
        </div>
      </div>
    </section>
  );
}
