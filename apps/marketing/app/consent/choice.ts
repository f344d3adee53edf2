import { useSyncExternalStore } from 'react';
import { setChoice } from './consent.ts';
import { followChoice } from './exit-memory.ts';

const COOKIE = 'cc_cookie';
/** Six months, as the cookie text promises. */
const MAX_AGE_S = 182 * 86_400;
const NECESSARY = 'necessary';
/** The only optional purpose: remembering dismissed popups and the source of the visit. */
const MEMORY = 'memory';

/** After this time, in ms, the click that follows a press has fired, even for a touch. */
const CLICK_AFTER_MS = 300;

interface ChoiceView {
  /** Whether the banner at the bottom of the page is shown. */
  asks: boolean;
  isOpen: boolean;
}

const none: ChoiceView = { asks: false, isOpen: false };
let view = none;
const listeners = new Set<() => void>();

function show(next: ChoiceView): void {
  view = next;
  for (const listener of listeners) listener();
}

export function useChoiceView(): ChoiceView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => none,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the visitor's choice after hydration, or applies the stored one. */
export function startConsent(): void {
  followChoice();
  const kept = readStoredChoice();
  if (kept === undefined) whenReleased(() => show({ ...view, asks: true }));
  else setChoice(kept);
}

/**
 * Calls back once no pointer is pressed. The first press starts the script, and a banner that appears under the finger
 * would intercept it.
 */
function whenReleased(act: () => void): void {
  // The press may have started before this script, so no listener could have seen it.
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const stop = new AbortController();
  const look = () => {
    stop.abort();
    setTimeout(whenReleased, CLICK_AFTER_MS, act);
  };
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, look, stop);
}

export const openChoice = () => show({ ...view, isOpen: true });
export const closeChoice = () => show({ ...view, isOpen: false });

/** Stores the visitor's choice. If the browser refuses storage, the choice applies to this page only. */
export function choose(isAllowed: boolean): void {
  const categories = isAllowed ? [NECESSARY, MEMORY] : [NECESSARY];
  const value = encodeURIComponent(JSON.stringify({ categories }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
  setChoice(isAllowed);
  show(none);
}

/** Returns the stored choice; undefined if there is none or it is unreadable. */
export function readStoredChoice(): boolean | undefined {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  if (value === undefined) return undefined;
  try {
    const { categories } = JSON.parse(decodeURIComponent(value));
    return Array.isArray(categories) ? categories.includes(MEMORY) : undefined;
  } catch {
    return undefined;
  }
}
