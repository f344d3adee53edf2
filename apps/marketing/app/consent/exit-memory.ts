import { hasChosen, mayRemember, onChoice } from './consent.ts';

/** Names and span by the specification. */
const COOKIE = 'exitIntentShown';
const COOKIE_DAYS = 7;
const SESSION_KEY = 'exitIntentClosedByUser';

let isClosed = false;

function store() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=true; Max-Age=${COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`;
  try {
    sessionStorage.setItem(SESSION_KEY, 'true');
  } catch {
    // Where the browser refuses, the page itself still knows.
  }
}

function forget() {
  if (document.cookie.includes(COOKIE)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
  try {
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was stored either.
  }
}

function isStored(): boolean {
  if (/(?:^|;\s*)exitIntentShown=true(?:;|$)/.test(document.cookie)) return true;
  try {
    return sessionStorage.getItem(SESSION_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Whether the visitor has closed the offer of the e-book: on this page, in this session, or in the last seven days. */
const hasClosedOffer = () => isClosed || isStored();

/**
 * Whether the visit started with this page, judged without storage: no page of ours led here, the tab has no earlier
 * page, and it was not reloaded.
 */
function beginsVisit(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded && loaded.type !== 'navigate') return false;
  if (document.referrer.startsWith(`${location.origin}/`)) return false;
  return !('navigation' in globalThis) || navigation.entries().length <= 1;
}

// Asked as the page comes: its own links add to the history.
const isFirstOfVisit = 'document' in globalThis && beginsVisit();

/**
 * Whether the e-book popup may open by itself. Not while the cookie choice is open, and not after it was closed. If
 * nothing may be stored, closing is forgotten with the page, so it opens only on the first page of a visit.
 */
export const mayShowOffer = () => hasChosen() && !hasClosedOffer() && (mayRemember() || isFirstOfVisit);

/** Remembers that the offer was closed: in memory, and in the browser as soon as storage is allowed. */
export function rememberOfferClosed(): void {
  isClosed = true;
  if (mayRemember()) store();
}

/** Stores the memory once the visitor consents, and deletes it when they withdraw. */
export function followChoice(): void {
  onChoice((isAllowed) => {
    if (!isAllowed) forget();
    else if (isClosed) store();
  });
}
