/** The type of a deferred module script. Browsers do not run scripts of an unknown type. */
export const waitingType = 'text/deferred-module';
/** The rel of deferred preloads. */
export const waitingRel = 'deferred-modulepreload';
/** The rel of fonts, and the attribute of styles, that load after the first paint. */
export const lateRel = 'late-preload';
export const lateStyle = 'data-late';
/** The attribute of the page's own script on pages that start their modules in idle time after `load`. */
export const atLoadMark = 'data-at-load';
