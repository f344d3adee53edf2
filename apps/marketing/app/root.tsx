import '@upcurve/ui/font-fallbacks.css';
import '@upcurve/ui/tokens.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/kit.css';
import { paths } from '@upcurve/site-content/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
} from 'react-router';
import { recallAttribution, rememberAttribution } from './consent/attribution.ts';
import { count } from './counting/count.ts';
import { Wordmark } from './layout/header/Wordmark.tsx';
import styles from './layout/page/ErrorCard.module.css';
import { ErrorCard, FAILED_TITLE, MISSING_TITLE } from './layout/page/ErrorCard.tsx';
import { useScrollMemory } from './layout/page/use-scroll-memory.ts';
import { ChoiceButton, CookieChoice } from './layout/popups/CookieChoice.tsx';
import { loadSite } from './load-site.server.ts';
import fraunces from './styles/fonts/fraunces.woff2';
import inter from './styles/fonts/inter.woff2';

/** Counts pages opened by client-side navigation; the inline visit counter has already counted the first one. */
function usePageCount(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    count({ kind: 'page', path: pathname, source: recallAttribution()?.source });
  }, [pathname]);
}

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [
  font(fraunces),
  font(inter),
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const loader = () => loadSite();

/** Pages are the same for every visitor; browsers revalidate their copy each time. */
export const headers = ({ errorHeaders }: HeadersArgs) => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // The error boundary of this route renders missing and failed pages, so their loader's headers are only available
  // here.
  ...Object.fromEntries(errorHeaders ?? []),
});

/** The loader's data never changes while the page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f2" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useScrollMemory();
  usePageCount();
  useEffect(rememberAttribution, []);
  useEffect(() => void performance.mark('app:hydrated'), []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

/** Uses no layout, because the layout itself may be broken. */
function ErrorPage() {
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
      <CookieChoice />
    </>
  );
}
