import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { floatingAction } from '../page/page-rules.ts';
import { Arrow } from '../parts/Arrow.tsx';
import styles from './FloatingAction.module.css';

/** The link in a bar at the bottom of the screen, as wide as the page, so that it never covers a part of a line. */
export function FloatingAction({ pathname }: { pathname: string }) {
  const action = floatingAction(pathname);
  if (!action) return null;
  return (
    <aside className={styles.place} data-surface="ink" aria-label="Always at hand">
      {action === 'book' ? (
        <Link to={paths.bookConsultation()} className={`plain strong ${styles.link}`}>
          <span>Book a Consultation</span>
          <Arrow />
        </Link>
      ) : (
        <Link to={paths.home()} className={`plain strong ${styles.link}`}>
          Back to Home
        </Link>
      )}
    </aside>
  );
}
