/* Separate from the schemas, since every page loads the script that uses these. */

/** The longest name of a campaign. */
export const SOURCE_MAX = 120;
/** The longest path that is counted. */
export const PATH_MAX = 300;
/** How many events one batch may hold. */
export const EVENTS_MAX = 20;
