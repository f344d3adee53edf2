import { readStored, writeStored } from '../browser-storage.ts';
import { hasChosen, mayRemember, onChoice } from './consent.ts';

/** Name and lifetime from the specification. */
const COOKIE = 'exitIntentShown';
const COOKIE_DAYS = 7;
const SESSION_KEY = 'exitIntentClosedByUser';

let isClosed = false;

function store() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=true; Max-Age=${COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`;
  // If the browser refuses storage, the value stays in memory.
  writeStored('session', SESSION_KEY, true);
}

function forget() {
  if (document.cookie.includes(COOKIE)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
  writeStored('session', SESSION_KEY, null);
}

const isStored = () =>
  /(?:^|;\s*)exitIntentShown=true(?:;|$)/.test(document.cookie) ||
  readStored('session', SESSION_KEY) === true;

/** Checks whether the visitor closed the e-book offer: on this page, in this session, or in the last seven days. */
const hasClosedOffer = () => isClosed || isStored();

/**
 * Checks without storage whether the visit started with this page: the referrer is not our site, the tab has no earlier
 * page, and the page was not reloaded.
 */
function beginsVisit(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded && loaded.type !== 'navigate') return false;
  if (document.referrer.startsWith(`${location.origin}/`)) return false;
  return !('navigation' in globalThis) || navigation.entries().length <= 1;
}

// Evaluated on load, because links within the page add to the history.
const isFirstOfVisit = 'document' in globalThis && beginsVisit();

/**
 * Checks whether the e-book popup may open by itself: not while the cookie choice is open, and not after the visitor
 * closed it. Without consent to storage, a close is forgotten with the page, so the popup opens only on the first page
 * of a visit.
 */
export const mayShowOffer = () => hasChosen() && !hasClosedOffer() && (mayRemember() || isFirstOfVisit);

/** Remembers that the offer was closed: in memory, and in the browser once storage is allowed. */
export function rememberOfferClosed(): void {
  isClosed = true;
  if (mayRemember()) store();
}

/** Stores the closed state once the visitor consents, and deletes it when they withdraw. */
export function followChoice(): void {
  onChoice((isAllowed) => {
    if (!isAllowed) forget();
    else if (isClosed) store();
  });
}
