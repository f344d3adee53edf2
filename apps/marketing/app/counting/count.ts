import type { SiteEvent } from '@upcurve/contracts/events';

/** Dispatched on the window: what to count, as the page's counter sends it. */
export const COUNT_EVENT = 'site:count';

/** What waits longer than this is sent, in ms; sooner where the page is put aside. */
export const SEND_AFTER = 10_000;

/**
 * Has something counted that happened on the page, without whom. False where this page counts nothing: for staff, and for visitors
 * whose browser asks not to be counted.
 */
export function count(event: SiteEvent): boolean {
  return !dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: event, cancelable: true }));
}
