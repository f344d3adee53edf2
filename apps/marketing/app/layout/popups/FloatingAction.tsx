import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { floatingAction } from '../page/page-rules.ts';
import buttons from '../parts/button.module.css';
import styles from './FloatingAction.module.css';
import { useKeepsClear } from './use-keeps-clear.ts';

/** The floating button at the bottom of the screen. Hides when it would cover or duplicate something. */
export function FloatingAction({ pathname }: { pathname: string }) {
  const keepsClear = useKeepsClear();
  const action = floatingAction(pathname);
  if (!action) return null;
  return (
    <aside className={styles.place} data-hidden={keepsClear || undefined} aria-label="Always at hand">
      {action === 'book' ? (
        <Link to={paths.bookConsultation()} className={`${buttons.primary} ${styles.round}`}>
          <span className={styles.label}>Book a Consultation</span>
          <CalendarMark />
        </Link>
      ) : (
        <Link to={paths.home()} className={`${buttons.primary} ${buttons.compact}`}>
          Back to Home
        </Link>
      )}
    </aside>
  );
}

/** A calendar page with the curve on it. */
function CalendarMark() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M4 6.5h16v13H4zM4 10h16M8.5 4v4M15.5 4v4" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M7.5 16.7c4 0 7-1.2 8.7-3.9" strokeLinecap="round" />
    </svg>
  );
}
