import { paths } from '@upcurve/site-content/paths';
import { type MouseEvent, Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { startConsent } from '../consent/choice.ts';
import { banner } from '../content/site/promotion.ts';
import { Footer } from './footer/Footer.tsx';
import styles from './header/bars.module.css';
import { Header } from './header/Header.tsx';
import { useStaff } from './header/use-staff.ts';
import { allowsExitIntent, hasPromotion, notFoundPath, offersEbook } from './page/page-rules.ts';
import { CookieChoice } from './popups/CookieChoice.tsx';
import { openEbook } from './popups/EbookButton.tsx';
import { EbookDialog } from './popups/EbookDialog.tsx';
import { FloatingAction } from './popups/FloatingAction.tsx';

export default function SiteLayout() {
  const { pathname: address } = useLocation();
  const pathname = useSitePath();
  useEffect(startConsent, []);
  return (
    <>
      <StaffBar />
      {hasPromotion(pathname) && <TopBanner />}
      <Header />
      <main id="content">
        <Suspense>
          {/* Pages of one route do not share elements, because React cannot change texts that a browser has translated. */}
          <Outlet key={address} />
        </Suspense>
      </main>
      <Suspense>
        <Footer offersEbook={offersEbook(pathname)} />
      </Suspense>
      <div className={styles.bottom}>
        <FloatingAction pathname={pathname} />
        <CookieChoice />
      </div>
      <EbookDialog pathname={pathname} opensOnExit={allowsExitIntent(address)} />
    </>
  );
}

/** Returns the path that decides which parts surround a page. */
function useSitePath(): string {
  const { pathname } = useLocation();
  return useMatches().at(-1)?.id === 'routes/not-found' ? notFoundPath(pathname) : pathname;
}

/** The bar above the page for signed-in staff, with their name, a link to the dashboard and a logout button. */
function StaffBar() {
  const staff = useStaff();
  if (!staff) return null;
  return (
    <aside className={`cluster not-printed ${styles.staff}`} data-surface="ink" aria-label="Staff">
      <p>
        Signed in as <strong>{staff.username}</strong>
      </p>
      <a className="target reveal" href={staff.dashboard}>
        Dashboard
      </a>
      <button
        type="button"
        className="target reveal"
        onClick={staff.logOut}
        aria-disabled={staff.isLeaving || undefined}
      >
        {staff.isLeaving ? 'Logging out…' : 'Log out'}
      </button>
      {staff.hasFailed && <p role="alert">Logging out failed. Please try again.</p>}
    </aside>
  );
}

/** The banner above the header. Shown if content/promotion.ts has a message. */
function TopBanner() {
  if (!banner) return null;
  return (
    <aside className={`cluster not-printed ${styles.banner}`} data-surface="ink" aria-label="Offer">
      <p>{banner.message}</p>
      <Link to={paths.whatWeDo()} className="target accent strong" onClick={offer}>
        {banner.button}
      </Link>
    </aside>
  );
}

/** Opens the popup instead of the link's page, unless the visitor opens the link in a new tab. */
function offer(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openEbook();
}
