import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Arrow } from './Arrow.tsx';
import buttons from './button.module.css';
import styles from './FloatingAction.module.css';
import { floatingAction } from './page-rules.ts';

/** The button that stays at the bottom of the screen. */
export function FloatingAction({ pathname }: { pathname: string }) {
  const action = floatingAction(pathname);
  if (!action) return null;
  return (
    <aside className={styles.place} aria-label="Always at hand">
      {action === 'book' ? (
        <Link to={paths.bookConsultation()} className={`${buttons.primary} ${styles.button}`}>
          Book a Consultation
          <Arrow />
        </Link>
      ) : (
        <Link to={paths.home()} className={`${buttons.primary} ${styles.button}`}>
          Back to Home
        </Link>
      )}
    </aside>
  );
}
