import '@upcurve/ui/fonts.css';
import '@upcurve/ui/tokens.css';
import './styles/base.css';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { announceHydration } from '@upcurve/web-server/announce-hydration';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { config } from '../server/config.ts';
import { rememberAttribution } from './features/quiz/attribution.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [
  font(fraunces),
  font(inter),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

/** What every page knows of its surroundings. */
export function loader() {
  const { bookingUrl, marketingUrl } = config();
  return { bookingUrl: bookingUrl ?? null, marketingUrl };
}

/** Pages are the same for everybody; browsers ask each time whether theirs is still the newest. */
export const headers = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});

/** It never changes while the page is open. */
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(rememberAttribution, []);
  useEffect(announceHydration, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
