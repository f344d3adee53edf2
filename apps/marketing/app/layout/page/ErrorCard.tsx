import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, type MetaDescriptor, useRouteError } from 'react-router';
import { CURVE_PATH } from '../../drawings/curve.ts';
import buttons from '../parts/button.module.css';
import { useSite } from '../parts/use-site.ts';
import styles from './ErrorCard.module.css';

export const MISSING_TITLE = '404 Page Not Found · Upcurve';
export const FAILED_TITLE = 'Something went wrong · Upcurve';
const notIndexed = { name: 'robots', content: 'noindex' };

export const missingMeta: MetaDescriptor[] = [{ title: MISSING_TITLE }, notIndexed];

export const failedMeta = (error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status !== 404 ? [{ title: FAILED_TITLE }, notIndexed] : missingMeta;

export function NotFoundCard() {
  return (
    <MessageCard
      title="404 Page Not Found"
      text="There is nothing at this address. It may have moved, or a letter of it went missing on the way."
    >
      <Link to={paths.home()} className={buttons.primary}>
        Go to the home page
      </Link>
      <Link to={paths.contact()} className={buttons.quiet}>
        Tell us what you were looking for
      </Link>
    </MessageCard>
  );
}

/**
 * The error boundary of a page within the site's layout, for missing pages and failed loaders. Unexpected errors go to
 * the outer boundaries.
 */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorCard isMissing={error.status === 404} />;
  throw error;
}

export function ErrorCard({ isMissing }: { isMissing: boolean }) {
  const { phone } = useSite().company;
  if (isMissing) return <NotFoundCard />;
  const otherwise = phone ? `; if it keeps failing, call us on ${phone}` : ' in a moment';
  return (
    <MessageCard
      title="Something went wrong"
      text={`This page failed to load, and that’s our fault. Try it again${otherwise}.`}
    >
      <button type="button" className={buttons.primary} onClick={() => location.reload()}>
        Try again
      </button>
      <a href={paths.home()} className={buttons.quiet}>
        Go to the home page
      </a>
    </MessageCard>
  );
}

interface MessageCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page with a single message. Its curve has fallen out of the frame. */
function MessageCard({ title, text, children }: MessageCardProps) {
  return (
    <div className={styles.page}>
      <section className={`card ${styles.card}`}>
        <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path d={CURVE_PATH} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
        <h1 className="title">{title}</h1>
        <p className="quiet above-3 below-4 measure">{text}</p>
        <div className="cluster">{children}</div>
      </section>
    </div>
  );
}
