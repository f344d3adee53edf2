/** The type under which a page's module script waits. Browsers take a script of an unknown type for data. */
export const waitingType = 'text/deferred-module';
/** The rel under which its preloads wait. */
export const waitingRel = 'deferred-modulepreload';
/** The rel of a font, and the attribute of a style, that wait for the first paint. */
export const lateRel = 'late-preload';
export const lateStyle = 'data-late';
/** On the loader, where its page waits for a touch alone. */
export const touchOnlyMark = 'data-touch-only';
/** The app dispatches this event on `document` once it is hydrated; early clicks and input are then repeated. */
export const hydratedEvent = 'app:hydrated';
/** How long prefetching waits after `load`, in ms, so that it does not compete with the page. */
export const fetchDelay = 2000;

/** Tells a deferred page's loader that the app answers now. Call it in an effect of the root component. */
export function announceHydration(): void {
  document.dispatchEvent(new Event(hydratedEvent));
}
