import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { startConsent } from '../consent/start-consent.ts';
import { EbookDialog } from './EbookDialog.tsx';
import { FloatingAction } from './FloatingAction.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { allowsExitIntent, hasFooterExtras, hasPromotion } from './page-rules.ts';
import { StaffBar } from './StaffBar.tsx';
import { TopBanner } from './TopBanner.tsx';

export default function SiteLayout() {
  const { pathname } = useLocation();
  useEffect(startConsent, []);
  return (
    <>
      <StaffBar />
      {hasPromotion(pathname) && <TopBanner />}
      <Header />
      <main id="content">
        <Outlet />
      </main>
      <Footer hasExtras={hasFooterExtras(pathname)} />
      <FloatingAction pathname={pathname} />
      <EbookDialog pathname={pathname} opensOnExit={allowsExitIntent(pathname)} />
    </>
  );
}
