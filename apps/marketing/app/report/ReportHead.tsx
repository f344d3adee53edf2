import type { ReactNode } from 'react';
import { head, numbers } from '../content/report/words.ts';
import { fill, inPounds } from '../money/in-words.ts';
import styles from './ReportHead.module.css';
import { ScoreRing } from './ScoreRing.tsx';
import type { ReportView } from './view.ts';

interface ReportHeadProps {
  view: ReportView;
  /** The title in its heading: a report's own is the page's, a sample's is not. */
  title: ReactNode;
  /** What is put before clinic and date. */
  kicker?: string;
  /** The one next step. */
  action?: ReactNode;
  counts?: boolean;
}

/** Whose report, how high, what it costs, and what to do: the first screen, whole on a phone. */
export function ReportHead({ view, title, kicker = head.kicker, action, counts }: ReportHeadProps) {
  const { clinic, date, score, tier, scoreAfter, estimate, changes } = view;
  const { one, more } = head.after;
  const afterLine = changes.length === 1 ? one : fill(more, { number: numbers[changes.length] ?? '' });
  return (
    <header className={styles.head} data-surface="ink">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className="kicker">{[kicker, clinic, date].filter(Boolean).join(' · ')}</p>
          {title}
        </div>
        <div className={styles.ring}>
          <ScoreRing score={score} tier={tier} after={scoreAfter} afterLine={afterLine} counts={counts} />
        </div>
        {estimate && (
          <p className={styles.money}>
            <strong>
              {inPounds(estimate.low * 100)} to {inPounds(estimate.high * 100)}
            </strong>
            {head.money}
            <small className="small">{head.moneyNote}</small>
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}
