/*
 * Placeholders for the agency's own facts: invented people, invented numbers, our example prices. Each is marked where
 * it is used, so the list is always complete; entering a real value removes the mark.
 */

const standing: string[] = [];

/** Marks a content value as a placeholder. `what` is its name in the server's warning and in docs/operations.md. */
export function placeholder<const T>(what: string, value: T): T {
  if (!standing.includes(what)) standing.push(what);
  return value;
}

/** Returns the remaining placeholders of the content loaded so far. */
export const standingPlaceholders = (): readonly string[] => standing;
