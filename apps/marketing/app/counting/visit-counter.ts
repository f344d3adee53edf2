import type { SiteEvent } from '@upcurve/contracts/events';
import { EVENTS_MAX, PATH_MAX, SOURCE_MAX } from '@upcurve/contracts/visit-limits';
import { COUNT_EVENT, SEND_AFTER } from './count.ts';

/*
 * Counts a page, with or without the app. It puts nothing into the browser and reads nothing that was put there, but the
 * marker of staff, who do not count. Nor does who has asked not to (Global Privacy Control), nor a page fetched ahead and never shown.
 * Each batch has an id of its own, so that one which comes twice counts once; what is lost is lost.
 */

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
const asked = new URLSearchParams(location.search).get('utm_source') ?? '';
/** Whole characters only, which a cut may have left half of; where the browser cannot tell, none is named. */
const source =
  asked
    .replace(/\p{Cc}/gu, '')
    .slice(0, SOURCE_MAX)
    .toWellFormed?.() || undefined;
const waiting: SiteEvent[] = [];
let timer = 0;

function send(): void {
  clearTimeout(timer);
  timer = 0;
  const events = waiting.splice(0);
  if (events.length === 0) return;
  const batch = JSON.stringify({ id: crypto.randomUUID(), events });
  navigator.sendBeacon('/api/events', new Blob([batch], { type: 'application/json' }));
}

function add(event: SiteEvent): void {
  timer ||= window.setTimeout(send, SEND_AFTER);
  if (waiting.push(event) === EVENTS_MAX) send();
}

const begin = () => add({ kind: 'page', path: location.pathname.slice(0, PATH_MAX), source });

if (!globalPrivacyControl && !/(^|; )staff=1(;|$)/.test(document.cookie)) {
  addEventListener(COUNT_EVENT, (event) => {
    event.preventDefault();
    add((event as CustomEvent<SiteEvent>).detail);
  });
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.hidden && send());
  const isAhead = (document as { prerendering?: boolean }).prerendering;
  if (isAhead) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
