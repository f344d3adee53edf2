import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { LEAKS, type Loss, sharesOf } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { leakWords, leaks as words } from '../../../content/calculator.ts';
import styles from './LeakList.module.css';

/** The likely year's losses by cause; the last line is their sum. */
export function LeakList({ loss }: { loss: Loss }) {
  const { leaks, year } = loss;
  const shares = sharesOf(loss);
  return (
    <div>
      <ol>
        {LEAKS.map((leak) => {
          const { name, text, service } = leakWords[leak];
          const share = shares[leak];
          return (
            <li key={leak} className={styles.leak}>
              <div className={styles.figure}>
                <h3>{name}</h3>
                <p className={`amount ${styles.amount}`}>{formatPounds(leaks[leak])}</p>
              </div>
              <svg className={styles.bar} aria-hidden="true">
                <rect width="100%" height="1" y="5" className="fill-strong" />
                <rect width={`${share}%`} height="6" className="fill-accent" />
              </svg>
              <div className={styles.words}>
                <p>{share === 0 ? words.none : fill(words.share, { share: String(share) })}</p>
                <p className="quiet measure">
                  {text}{' '}
                  <Link to={paths.service(service.slug)} prefetch="intent">
                    {service.label}
                  </Link>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.total}>
        {words.total} <strong className={`amount ${styles.amount}`}>{formatPounds(year.likely)}</strong>
      </p>
    </div>
  );
}
