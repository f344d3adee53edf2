import { Link, Outlet } from 'react-router';
import { openChoice } from '../consent/choice.ts';
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
        <Link to={paths.home()} className={styles.link} aria-label="Upcurve, home">
          <Wordmark />
        </Link>
        <p>
          <span>Stuck? Call </span>
          <a href={company.phoneLink} className={styles.link}>
            {company.phone}
          </a>
        </p>
      </header>
      <main id="content" className={styles.main} data-wakes="itself">
        <Outlet />
        <StepsAhead />
      </main>
      <footer className={styles.footer}>
        <p>© {new Date().getFullYear()} Upcurve</p>
        <Link to={paths.privacyPolicy()} className={styles.link}>
          Privacy policy
        </Link>
        <button type="button" className={styles.link} onClick={openChoice}>
          Cookie choice
        </button>
      </footer>
    </>
  );
}
