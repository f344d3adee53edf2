/* Decides which parts surround a page. `pathname` is the path of its URL, such as `/pricing`. */

/** The paths of the shared 404s. All unknown addresses show one of them: with the floating link, or without it. */
export const NOT_FOUND_PATHS = ['/not-found', '/not-found/eligibility'] as const;

const isUnder = (pathname: string, ...folders: string[]) =>
  folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));

const legalPages = ['/privacy-policy', '/terms', '/trading-terms'];

export function floatingAction(pathname: string): 'book' | 'home' | undefined {
  if (legalPages.includes(pathname)) return 'home';
  if (pathname.includes('/eligibility') || pathname.includes('/admin')) return undefined;
  if (pathname === '/partner-program') return undefined;
  if (isUnder(pathname, '/book-consultation', '/booking', '/unsubscribe')) return undefined;
  return 'book';
}

export const notFoundPath = (pathname: string) => NOT_FOUND_PATHS[floatingAction(pathname) ? 0 : 1];

/** Whether the page offers the e-book at all: not where visitors calculate, book or read what is theirs. */
export function offersEbook(pathname: string): boolean {
  const without = ['/eligibility', '/calculator', '/book-consultation', '/booking', '/thank-you'];
  return !isUnder(pathname, '/admin', '/lead-guide', ...without);
}

/** Whether the page may ask about cookies: not where the banner would cover the quiz's buttons or the free slots. */
export const asksForChoice = (pathname: string) =>
  !isUnder(pathname, '/eligibility', '/book-consultation', '/booking');

/** Whether the banner is above the page. The home page offers the e-book in its own place. */
export function hasPromotion(pathname: string): boolean {
  return allowsExitIntent(pathname) && !['/', '/partner-program', ...legalPages].includes(pathname);
}

/** Whether the e-book popup may open when the visitor is about to leave the page. It would interrupt forms. */
export const allowsExitIntent = (pathname: string) =>
  offersEbook(pathname) && !isUnder(pathname, '/contact', '/unsubscribe');
