/* How much of a post there may be, and how long things last: apart from what asks for it, since screens need no zod to count letters. */

export const POSTS_PAGE_SIZE = 10;
export const POSTS_PAGE_SIZE_MAX = 100;
export const TITLE_MAX = 200;
export const EXCERPT_MAX = 500;
/** What search engines show of a title and of a description, and what may be written. */
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_MAX = 320;
/** Days that a deleted post can be restored. */
export const TRASH_DAYS = 30;
/** Revisions that are kept of a post; what is written within so many minutes of one, by the same person, is not kept as another. */
export const REVISIONS_MAX = 200;
export const REVISION_MINUTES = 10;
/** Addresses of the site that the links of a post may name at most. */
export const LINKS_MAX = 1000;
/** How often an editor says that it is open, in ms, and after how long without it counts as closed. */
export const PRESENCE_EVERY_MS = 10_000;
export const PRESENCE_GONE_MS = 30_000;
