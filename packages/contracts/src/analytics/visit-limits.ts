/* Separate from the schemas, because every page loads the script that uses these limits. */

/** Maximum length of a campaign's source, medium and name. */
export const SOURCE_MAX = 120;
/** Maximum length of a counted path. */
export const PATH_MAX = 300;
/** Maximum number of events in a batch. */
export const EVENTS_MAX = 20;
