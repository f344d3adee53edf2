/* Without schemas: the script that counts visits stands in every page, and knows these. */

/** The longest name of a campaign. */
export const SOURCE_MAX = 120;
/** The longest path that is counted. */
export const PATH_MAX = 300;
/** How many events one batch may hold. */
export const EVENTS_MAX = 20;
