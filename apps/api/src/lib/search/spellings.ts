/* The SQL function `name_spellings` builds the same spellings of the names in the database. */

/** Only words of this length are compared. */
const LENGTH = { min: 3, max: 20 };
/** Shorter words would be matched by almost anything without one letter. */
const SHORTEST_CUT = 4;

/**
 * Returns a word and the word without each one of its letters; undefined if it is not compared. Two words share one of
 * these if they differ by a wrong, missing, additional or swapped letter.
 */
export function spellingsOf(word: string): string[] | undefined {
  if (word.length < LENGTH.min || word.length > LENGTH.max || /[^\p{L}]/u.test(word)) return undefined;
  const cuts = [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));
  return [...new Set([word, ...(word.length >= SHORTEST_CUT ? cuts : [])])];
}

export function isOneErrorApart(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  // A missing or additional letter.
  if (restOfShort === restOfLong.slice(1)) return true;
  if (short.length !== long.length) return false;
  const isSwap = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
  // A wrong letter, or two swapped ones.
  return (
    restOfShort.slice(1) === restOfLong.slice(1) || (isSwap && restOfShort.slice(2) === restOfLong.slice(2))
  );
}
