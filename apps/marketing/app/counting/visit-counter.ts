import type { SiteEvent } from '@upcurve/contracts/analytics/events';
import { EVENTS_MAX, PATH_MAX, SOURCE_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { cutLine } from '@upcurve/contracts/shared/tidy';
import { COUNT_EVENT, SEND_AFTER } from './count.ts';

/*
 * Counts page views, whether or not the app is loaded. It stores nothing in the browser and reads only the staff
 * cookie, because staff are not counted. It also skips visitors with Global Privacy Control and prefetched pages that
 * were never shown. Each batch has an id, so a retried batch counts once; lost batches are not retried.
 */

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
const address = new URLSearchParams(location.search);
const tag = (name: string) => cutLine(address.get(`utm_${name}`) ?? '', SOURCE_MAX) || undefined;
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

/** Whether the page was opened from elsewhere: by a link of another site or by its address, but not by reloading. */
function isEntry(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = load?.type === 'reload' || load?.type === 'back_forward';
  return !isAgain && !document.referrer.startsWith(`${location.origin}/`);
}

const begin = () =>
  add({
    kind: 'page',
    path: location.pathname.slice(0, PATH_MAX),
    source: tag('source'),
    ...(isEntry() && { isEntry: true, medium: tag('medium'), campaign: tag('campaign') }),
  });

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
