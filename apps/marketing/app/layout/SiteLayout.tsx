import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { startConsent } from '../consent/choice.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { StaffBar } from './header/StaffBar.tsx';
import { TopBanner } from './header/TopBanner.tsx';
import { allowsExitIntent, hasPromotion, notFoundPath, offersEbook } from './page/page-rules.ts';
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
      <FloatingAction pathname={pathname} />
      <EbookDialog pathname={pathname} opensOnExit={allowsExitIntent(address)} />
    </>
  );
}

/** Returns the path that decides which parts surround a page. */
function useSitePath(): string {
  const { pathname } = useLocation();
  return useMatches().at(-1)?.id === 'routes/not-found' ? notFoundPath(pathname) : pathname;
}
