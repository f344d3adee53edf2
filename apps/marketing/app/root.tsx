import '@upcurve/ui/font-fallbacks.css';
import '@upcurve/ui/tokens.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/kit.css';
import './styles/surfaces.css';
import { announceHydration } from '@upcurve/web-server/announce-hydration';
import { type ReactNode, useEffect } from 'react';
import { type HeadersArgs, Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import fraunces from '../.press/fonts/fraunces.woff2?url';
import inter from '../.press/fonts/inter.woff2?url';
import { config } from '../server/config.ts';
import { rememberAttribution } from './consent/attribution.ts';
import { usePageCount } from './counting/use-page-count.ts';
import { hasStories } from './has-stories.server.ts';
import { CookieChoice } from './layout/CookieChoice.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { KeptPage } from './layout/KeptPage.tsx';
import { useScrollMemory } from './layout/use-scroll-memory.ts';
import { paths } from './paths.ts';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [
  font(fraunces),
  font(inter),
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: paths.manifest() },
];

/** What every page knows of its surroundings. */
export async function loader() {
  const {
    bookingUrl,
    marketingUrl,
    adminUrl,
    contactFormUrl,
    ebookFormUrl,
    formProviderOrigin,
    wistiaIds,
    wistiaIntroId,
  } = config();
  return {
    bookingUrl: bookingUrl ?? null,
    contactFormUrl: contactFormUrl ?? null,
    ebookFormUrl: ebookFormUrl ?? null,
    formProviderOrigin: formProviderOrigin ?? null,
    wistiaIds,
    wistiaIntroId: wistiaIntroId ?? null,
    marketingUrl,
    adminUrl,
    hasStories: await hasStories(),
  };
}

/** Pages are the same for everybody; browsers ask each time whether theirs is still the newest. */
export const headers = ({ errorHeaders }: HeadersArgs) => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  // A page that is none, or cannot be made now, is shown by this route's boundary: only here is heard what its loader said.
  ...Object.fromEntries(errorHeaders ?? []),
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
        <CookieChoice />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  return (
    <KeptPage path={pathname}>
      <LivePage />
    </KeptPage>
  );
}

function LivePage() {
  useScrollMemory();
  usePageCount();
  useEffect(rememberAttribution, []);
  useEffect(announceHydration, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
