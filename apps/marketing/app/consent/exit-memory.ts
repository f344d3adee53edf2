import { mayRemember, onChoice } from './consent.ts';

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
export function hasClosedOffer(): boolean {
  return isClosed || isStored();
}

/** Remembers that the offer was closed: in memory, and in the browser as soon as storage is allowed. */
export function rememberOfferClosed(): void {
  isClosed = true;
  if (mayRemember()) store();
}

/** Follows the visitor's choice: stores what is known once it is allowed, forgets it when the choice is taken back. */
export function followChoice(): void {
  onChoice((isAllowed) => {
    if (!isAllowed) forget();
    else if (isClosed) store();
  });
}
