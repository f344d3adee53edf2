import { useSyncExternalStore } from 'react';
import { setChoice } from './consent.ts';
import { followChoice } from './exit-memory.ts';

const COOKIE = 'cc_cookie';
/** Six months, as the choice itself says. */
const MAX_AGE_S = 182 * 86_400;
const NECESSARY = 'necessary';
/** The one purpose that is not strictly necessary: the site remembers what the visitor closed and came from. */
const MEMORY = 'memory';

/** By then the click of a press has come, also where the press was a touch. */
const CLICK_AFTER_MS = 300;

interface ChoiceView {
  /** The question at the foot of the page. */
  asks: boolean;
  /** What the browser keeps, to read and to change. */
  isOpen: boolean;
}

const none: ChoiceView = { asks: false, isOpen: false };
let view = none;
const listeners = new Set<() => void>();

function show(next: ChoiceView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** What of the choice is in sight. */
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
  const kept = keptChoice();
  if (kept === undefined) whenReleased(() => show({ ...view, asks: true }));
  else setChoice(kept);
}

/**
 * Calls back once nothing on the page is pressed. The first press starts the script, and a question that came up under the
 * finger would take that press away from what the visitor meant.
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

/** Takes the visitor's choice and keeps it; where the browser keeps nothing, it holds for the page. */
export function choose(isAllowed: boolean): void {
  const categories = isAllowed ? [NECESSARY, MEMORY] : [NECESSARY];
  const value = encodeURIComponent(JSON.stringify({ categories }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
  setChoice(isAllowed);
  show(none);
}

/** The choice that this browser keeps; undefined where there is none, or none that can be read. */
export function keptChoice(): boolean | undefined {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  if (value === undefined) return undefined;
  try {
    const { categories } = JSON.parse(decodeURIComponent(value));
    return Array.isArray(categories) ? categories.includes(MEMORY) : undefined;
  } catch {
    return undefined;
  }
}
