/*
 * Which page shows which parts around it. `pathname` as in an address: `/pricing`.
 */

/** The address of the shared 404: all unknown addresses show the same page. */
export const NOT_FOUND_PATH = '/not-found';

const isUnder = (pathname: string, ...folders: string[]) =>
  folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));

const legalPages = ['/privacy-policy', '/terms', '/trading-terms'];

/** The floating button at the bottom of the page. */
export function floatingAction(pathname: string): 'book' | 'home' | undefined {
  if (legalPages.includes(pathname)) return 'home';
  if (pathname.includes('/eligibility') || pathname.includes('/admin')) return undefined;
  if (['/book-consultation', '/partner-program'].includes(pathname)) return undefined;
  if (isUnder(pathname, '/unsubscribe')) return undefined;
  return 'book';
}

/** The site-wide promotion: the banner above the header. */
export function hasPromotion(pathname: string): boolean {
  if (isUnder(pathname, '/eligibility', '/admin', '/contact', '/unsubscribe')) return false;
  return ![...legalPages, '/partner-program'].includes(pathname);
}

/** The footer's extras beyond links and addresses: the guide. */
export function hasFooterExtras(pathname: string): boolean {
  return !isUnder(pathname, '/admin', '/lead-guide');
}

/** Whether leaving the page may bring up the offer of the e-book. */
export function allowsExitIntent(pathname: string): boolean {
  return !isUnder(pathname, '/eligibility', '/admin', '/lead-guide', '/contact', '/unsubscribe');
}

/** Whether the page is complete without script. The steps of the quiz are not. */
export function isWholeWithoutScript(pathname: string): boolean {
  return pathname === '/eligibility/welcome' || !isUnder(pathname, '/eligibility');
}
