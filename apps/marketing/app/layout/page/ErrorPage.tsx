import { paths } from '@upcurve/site-content/paths';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { Wordmark } from '../header/Wordmark.tsx';
import { ChoiceButton } from '../popups/CookieChoice.tsx';
import styles from './ErrorCard.module.css';
import { ErrorCard, FAILED_TITLE, MISSING_TITLE } from './ErrorCard.tsx';

/** Uses no layout, because the layout itself may be broken. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  return (
    <>
      <title>{isMissing ? MISSING_TITLE : FAILED_TITLE}</title>
      <header className={styles.bar}>
        <Link to={paths.home()} className="target" aria-label="Upcurve, home">
          <Wordmark />
        </Link>
      </header>
      <main id="content">
        <ErrorCard isMissing={isMissing} />
      </main>
      <footer className={styles.bar}>
        <Link to={paths.privacyPolicy()} className="target">
          Privacy policy
        </Link>
        <ChoiceButton className="target" />
      </footer>
    </>
  );
}
