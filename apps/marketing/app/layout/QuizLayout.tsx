import { Link, Outlet } from 'react-router';
import { company } from '../content/company.ts';
import { paths } from '../paths.ts';
import styles from './QuizLayout.module.css';
import { StepsAhead } from './StepsAhead.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A quiet frame: nothing here should lead away from the question. */
export default function QuizLayout() {
  return (
    <>
      <header className={styles.header}>
        <Link to={paths.home()} className={styles.logo} aria-label="Upcurve, home">
          <Wordmark />
        </Link>
        <p className={styles.help}>
          <span>Stuck? Ring us on </span>
          <a href={company.phoneLink}>{company.phone}</a>
        </p>
      </header>
      <main id="content" className={styles.main} data-wakes="itself">
        <Outlet />
        <StepsAhead />
      </main>
      <footer className={styles.footer}>
        <p>© {new Date().getFullYear()} Upcurve</p>
        <Link to={paths.privacyPolicy()}>Privacy policy</Link>
      </footer>
    </>
  );
}
