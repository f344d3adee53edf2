/** The type under which a page's module script waits. Browsers take a script of an unknown type for data. */
export const waitingType = 'text/deferred-module';
/** The rel under which its preloads wait. */
export const waitingRel = 'deferred-modulepreload';
/** The rel of a font, and the attribute of a style, that wait for the first paint. */
export const lateRel = 'late-preload';
export const lateStyle = 'data-late';
/** On the loader, where its page waits for a touch alone. */
export const touchOnlyMark = 'data-touch-only';
/** The app dispatches it on `document` once it is hydrated; what the visitor did too early is then repeated. */
export const hydratedEvent = 'app:hydrated';
/** Fetching ahead waits this long after `load`, in ms, so that it takes nothing from what the visitor looks at. */
export const fetchDelay = 2000;
