/* Limits and labels of posts, separate from the schemas so that screens can use them without zod. */

/** Labels for staff. A post whose publishing time has passed counts as published even before the job has run. */
export const POST_STATUSES = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const;

export const POSTS_PAGE_SIZE = 10;
export const POSTS_PAGE_SIZE_MAX = 100;
export const TITLE_MAX = 200;
export const EXCERPT_MAX = 500;
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_MAX = 320;
export const TRASH_DAYS = 30;
/** Revisions kept per post. A save within REVISION_MINUTES of a revision by the same person does not add another. */
export const REVISIONS_MAX = 200;
export const REVISION_MINUTES = 10;
export const LINKS_MAX = 1000;
/** Maximum number of blocks in a post, including those in columns. */
export const BLOCKS_MAX = 1000;
export const TOO_MANY_BLOCKS = `A post can have at most ${BLOCKS_MAX} blocks.`;
