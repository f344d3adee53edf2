/* Separate from the schemas, because every page loads the script that uses these limits. */

/** Maximum length of a campaign's source, medium and name. */
export const SOURCE_MAX = 120;
export const PATH_MAX = 300;
export const EVENTS_MAX = 20;
