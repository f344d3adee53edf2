import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { Link, Outlet, PrefetchPageLinks, useLocation } from 'react-router';
import { openChoice } from '../consent/choice.ts';
import { demoMark } from '../content/site/company.ts';
import type { RoutePolicy } from '../route-policy.ts';
import { Wordmark } from './header/Wordmark.tsx';
import { useSite } from './parts/use-site.ts';
import { CookieChoice } from './popups/CookieChoice.tsx';
import styles from './QuizLayout.module.css';

/** A question is answered with the first tap. */
export const handle: RoutePolicy = { startsAtLoad: true };

const { profile, business, questions, analyzing, results, thankYou } = paths.eligibility;
const steps = [profile(), questions(), business(), analyzing(), results(), thankYou()];

/** Prefetches the next steps, so that a visitor whose connection drops can continue. */
function StepsAhead() {
  const { pathname } = useLocation();
  const place = steps.indexOf(pathname);
  if (place < 0) return null;
  return steps.slice(place + 1).map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** A minimal frame, so that nothing distracts from the question. */
export default function QuizLayout() {
  const { company } = useSite();
  const { phone } = company;
  const demo = demoMark(company);
  return (
    <>
      <header className={styles.header}>
        <Link to={paths.home()} className={`plain ${styles.link}`} aria-label="Upcurve, home">
          <Wordmark />
        </Link>
        {phone && (
          <p>
            <span>Stuck? Call </span>
            <a href={phoneLink(phone)} className={styles.link}>
              {phone}
            </a>
          </p>
        )}
      </header>
      <main id="content" className={styles.main}>
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
        {demo && <p className={styles.demo}>{demo}</p>}
      </footer>
      <CookieChoice />
    </>
  );
}
