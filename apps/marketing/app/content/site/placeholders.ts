/*
 * Placeholders for the agency's own facts: invented people, invented numbers, our example prices. Each is marked in
 * place, so that the list is always complete; putting in a real value removes its mark.
 */

const standing: string[] = [];

/** Marks a value of the content as a placeholder. `what` names it in the server's warning and in docs/operations.md. */
export function placeholder<const T>(what: string, value: T): T {
  if (!standing.includes(what)) standing.push(what);
  return value;
}

/** The remaining placeholders of the content loaded so far. */
export const standingPlaceholders = (): readonly string[] => standing;
