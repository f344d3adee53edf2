import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { deliverablesHead as words } from '../../content/deliverables.ts';
import buttons from '../../layout/parts/button.module.css';
import { Month } from './Month.tsx';
import styles from './MonthHead.module.css';

/** The head of the page, with the month next to it. */
export function MonthHead() {
  return (
    <div className={styles.head} data-surface="blush">
      <header className="frame split">
        <div>
          <p className="kicker">{words.kicker}</p>
          <h1 className={`headline ${styles.title}`}>{words.title}</h1>
        </div>
        <div>
          <p className="lead">{words.lead}</p>
          <p className="cluster">
            <a href="#report" className={buttons.quiet}>
              {words.toReport}
            </a>
            <Link to={paths.pricing()} className={buttons.quiet}>
              {words.toPrices}
            </Link>
          </p>
        </div>
      </header>
      <div className="frame">
        <Month />
      </div>
    </div>
  );
}
