/* Apart from the schemas, so that a page can import it without them. */

/** A form token younger than this was filled in by no person. */
export const FORM_TOKEN_MIN_SECONDS = 3;
/** Older than this it is no longer believed. */
export const FORM_TOKEN_MAX_HOURS = 24;
