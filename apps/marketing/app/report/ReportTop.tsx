import { top as words } from '@upcurve/site-content/report/content/words';
import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode } from 'react';
import styles from './ReportTop.module.css';

interface ReportTopProps {
  view: ReportView;
  /** The title in its heading element: an h1 in a report, a lower level in a sample. */
  title: ReactNode;
  /** Shown before the clinic's name and the date. */
  kicker?: string;
  /** Asks for what could change the verdict: in place of numbers that wait for it, or else beside the verdict. */
  check?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** The first screen of a report: a sentence, three numbers, one step, and what to do next. It fits on a phone. */
export function ReportTop({ view, title, kicker = words.kicker, check, action }: ReportTopProps) {
  const { clinic, date, note, numbers, steps, verdictText, reason } = view;
  const [step] = steps;
  return (
    <header className={styles.top} data-surface="ink">
      <div className={`frame ${styles.inner}`}>
        <div className={styles.words}>
          <p className="kicker">
            {[kicker, clinic].filter(Boolean).join(' · ')}
            {date && <span className={styles.date}> · {date}</span>}
          </p>
          {title}
          {note && <p className="small">{note}</p>}
        </div>
        {numbers.length > 0 ? (
          <dl className={styles.numbers}>
            {numbers.map(({ value, label }) => (
              <div key={label}>
                <dt>{value}</dt>
                <dd className="small">{label}</dd>
              </div>
            ))}
          </dl>
        ) : (
          check
        )}
        {step && (
          <div className={styles.step}>
            <p className="kicker">{words.step}</p>
            <p className="heading">{step.title}</p>
            <p>{step.step}</p>
            {step.cost && <p className="small">{step.cost}</p>}
          </div>
        )}
        <div className={styles.action}>
          <p className="kicker">{words.question}</p>
          <p className="heading">{verdictText.title}</p>
          {reason && <p className="small">{reason}</p>}
          {numbers.length > 0 && check}
          {action ?? <p className="small">{verdictText.text}</p>}
        </div>
      </div>
    </header>
  );
}

/** The first screen before the report is there, as high as it will be, so that nothing moves. */
export function ReportWaiting({ children }: { children?: ReactNode }) {
  return (
    <header className={`${styles.top} ${styles.waiting}`} data-surface="ink">
      <div className={`frame ${styles.inner}`}>
        <div className={styles.words}>
          <p className="kicker">{words.kicker}</p>
          <h1>{words.fetching}</h1>
          {children}
        </div>
      </div>
    </header>
  );
}
