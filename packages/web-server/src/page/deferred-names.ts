/** The type of a deferred module script. Browsers do not run scripts of an unknown type. */
export const waitingType = 'text/deferred-module';
/** The rel of deferred preloads. */
export const waitingRel = 'deferred-modulepreload';
/** The rel of fonts, and the attribute of styles, that load after the first paint. */
export const lateRel = 'late-preload';
export const lateStyle = 'data-late';
/** Attribute of the loader on touch-only pages. */
export const touchOnlyMark = 'data-touch-only';
/** The app dispatches this event on `document` once it is hydrated. Early clicks and input are then repeated. */
export const hydratedEvent = 'app:hydrated';
/** Delay of prefetching after `load`, in ms, so that it does not compete with the page. */
export const fetchDelay = 2000;

/**
 * Tells a deferred page's loader that the app is hydrated, and marks the time for measurements. Call it once the effects
 * of the root component have run.
 */
export function announceHydration(): void {
  performance.mark(hydratedEvent);
  document.dispatchEvent(new Event(hydratedEvent));
}
