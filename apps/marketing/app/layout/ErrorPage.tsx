import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { company } from '../content/company.ts';
import { paths } from '../paths.ts';
import buttons from './button.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';
import styles from './ErrorPage.module.css';
import { MessageCard } from './MessageCard.tsx';
import { NotFoundCard } from './NotFoundCard.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Stands alone: whatever broke may have broken the layout too. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  return (
    <>
      <title>{isMissing ? '404 Page Not Found · Upcurve' : 'Something went wrong · Upcurve'}</title>
      <header className={styles.bar}>
        <Link to={paths.home()} className="target" aria-label="Upcurve, home">
          <Wordmark />
        </Link>
      </header>
      <main id="content">
        {isMissing ? (
          <NotFoundCard />
        ) : (
          <MessageCard
            title="Something went wrong"
            text={`This page failed to load, and that’s our fault. Try it again; if it keeps failing, call us on ${company.phone}.`}
          >
            <button type="button" className={buttons.primary} onClick={() => location.reload()}>
              Try again
            </button>
            <a href={paths.home()} className={buttons.quiet}>
              Go to the home page
            </a>
          </MessageCard>
        )}
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
