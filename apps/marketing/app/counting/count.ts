import type { SiteEvent } from '@upcurve/contracts/analytics/events';

/** Dispatched on the window with the event to count, as the page's counter sends it. */
export const COUNT_EVENT = 'site:count';

/** Waiting events are sent after this time, in ms; sooner when the tab is hidden. */
export const SEND_AFTER = 10_000;

/**
 * Counts an anonymous event of the page. Returns false if this page counts nothing: for staff, and for visitors whose
 * browser asks not to be counted.
 */
export function count(event: SiteEvent): boolean {
  return !dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: event, cancelable: true }));
}
