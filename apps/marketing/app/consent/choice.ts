import { useSyncExternalStore } from 'react';
import { setChoice } from './consent.ts';
import { followChoice } from './exit-memory.ts';

const COOKIE = 'cc_cookie';
/** Six months, as the cookie text says. */
const MAX_AGE_S = 182 * 86_400;
const NECESSARY = 'necessary';
/** The only optional purpose: remembering dismissed popups and the source of the visit. */
const MEMORY = 'memory';

/** By then the click of a press has come, also where the press was a touch. */
const CLICK_AFTER_MS = 300;

interface ChoiceView {
  /** The question at the foot of the page. */
  asks: boolean;
  /** The dialog for reading and changing the choice. */
  isOpen: boolean;
}

const none: ChoiceView = { asks: false, isOpen: false };
let view = none;
const listeners = new Set<() => void>();

function show(next: ChoiceView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** The part of the cookie choice that is open. */
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

/** Asks for the visitor's choice, or obeys the one they have made, once the page itself is alive. */
export function startConsent(): void {
  followChoice();
  const kept = readStoredChoice();
  if (kept === undefined) whenReleased(() => show({ ...view, asks: true }));
  else setChoice(kept);
}

/**
 * Calls back once no pointer is pressed. The first press starts the script, and a banner appearing under the finger
 * would take that press.
 */
function whenReleased(act: () => void): void {
  // A press may be older than this script, so no event of ours can tell.
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

/** Opens the choice, to make it or to take it back. */
export const openChoice = () => show({ ...view, isOpen: true });
export const closeChoice = () => show({ ...view, isOpen: false });

/** Stores the visitor's choice. If the browser stores nothing, it applies to this page only. */
export function choose(isAllowed: boolean): void {
  const categories = isAllowed ? [NECESSARY, MEMORY] : [NECESSARY];
  const value = encodeURIComponent(JSON.stringify({ categories }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
  setChoice(isAllowed);
  show(none);
}

/** The stored choice; undefined if there is none or it cannot be read. */
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
