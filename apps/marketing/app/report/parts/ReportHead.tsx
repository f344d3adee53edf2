import { head } from '@upcurve/site-content/report/content/words';
import { afterLine, lossNote, lossRange } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode } from 'react';
import { ScoreRing } from '../score/ScoreRing.tsx';
import styles from './ReportHead.module.css';

interface ReportHeadProps {
  view: ReportView;
  /** The title in its heading element: an h1 in a report, a lower level in a sample. */
  title: ReactNode;
  /** Shown before the clinic's name and the date. */
  kicker?: string;
  /** The next step. */
  action?: ReactNode;
  counts?: boolean;
}

/** The first screen of a report: name, score, loss and next step. All of it fits on a phone screen. */
export function ReportHead({ view, title, kicker = head.kicker, action, counts }: ReportHeadProps) {
  const { clinic, date, score, tier, scoreAfter, estimate, changes } = view;
  return (
    <header className={styles.head} data-surface="ink">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className="kicker">
            {[kicker, clinic, date?.replaceAll(' ', '\u00a0')].filter(Boolean).join('\u00a0· ')}
          </p>
          {title}
        </div>
        {view.isScored && (
          <div className={styles.ring}>
            <ScoreRing
              score={score}
              tier={tier}
              after={scoreAfter}
              afterLine={afterLine(changes)}
              counts={counts}
            />
          </div>
        )}
        {estimate && estimate.likely > 0 && (
          <>
            <p className={styles.money}>
              <strong>{lossRange(estimate)}</strong>
              {head.money}
            </p>
            <p className={styles.note}>{lossNote(estimate, view)}</p>
          </>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}
