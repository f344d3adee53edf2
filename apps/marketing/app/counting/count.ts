import type { SiteEvent } from '@upcurve/contracts/analytics/events';

/** The window event that passes an event to the inline visit counter. */
export const COUNT_EVENT = 'site:count';

/** Events wait this long, in ms, before they are sent; hiding the tab sends them at once. */
export const SEND_AFTER = 10_000;

/**
 * Counts an anonymous event of the page. Returns false if this page counts nothing: for staff, and for visitors whose
 * browser opts out.
 */
export function count(event: SiteEvent): boolean {
  return !dispatchEvent(new CustomEvent(COUNT_EVENT, { detail: event, cancelable: true }));
}
