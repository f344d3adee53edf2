/*
 * What stands in for the agency's own until it takes its place: invented people, numbers of nobody's, prices of ours. Marked
 * where it stands, so that no list of it can lie: who puts their own in takes the mark away.
 */

const standing: string[] = [];

/** Marks a value of the content as a stand-in. `what` is said to whoever runs the site, and in docs/operations.md. */
export function placeholder<const T>(what: string, value: T): T {
  if (!standing.includes(what)) standing.push(what);
  return value;
}

/** What still stands in, of the content that has been loaded. */
export const standingPlaceholders = (): readonly string[] => standing;
