/* Without schemas, so that the inbox can import it without loading zod. */

export const INBOX_VIEWS = {
  todo: 'To do',
  new: 'New',
  eligible: 'Eligible',
  mine: 'Mine',
  due: 'Due today',
  meeting: 'Meeting today',
  waiting: 'Waiting over 24 h',
  all: 'All',
} as const;

/** The figures of the analytics that count leads of both kinds. */
export const COUNTED_AS = {
  new: 'New people',
  booked: 'Booked or asked for a meeting',
  won: 'Won',
  called: 'Called',
} as const;

/** Sort orders of the inbox with their labels. By score, leads without one come last. */
export const INBOX_SORTS = {
  due: 'Due first',
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-score': 'Highest score',
  score: 'Lowest score',
} as const;
export type InboxSort = keyof typeof INBOX_SORTS;

/** Maximum count per view. Larger numbers are cut to it. */
export const INBOX_COUNT_MAX = 1000;
