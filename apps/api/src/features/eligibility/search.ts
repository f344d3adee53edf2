const letters = /[\p{L}\p{N}]/u;
const LIKE_SPECIAL = /[\\%_]/g;

/** Text as search sees it. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * What search looks through: a line for each field, so that no match spans two, and below it the field's words
 * apart, so that the beginning of every word can be found after a space.
 */
export function searchText(...fields: (string | null | undefined)[]): string {
  return fields
    .map((field) => {
      const text = folded(field ?? '');
      const words = text
        .split(/[^\p{L}\p{N}]+/u)
        .join(' ')
        .trim();
      return words === text ? `\n ${text}` : `\n ${text}\n ${words}`;
    })
    .join('');
}

/**
 * How a term is looked for. `indexed` patterns are answered by the trigram index, which needs three letters or
 * digits in a row or the beginning of a word; terms under three characters are looked for at the beginning of
 * words only, since two letters that match nowhere would else read the whole table. `scan` is what no index knows,
 * such as punctuation alone.
 */
export type SearchPlan = { kind: 'indexed' | 'scan'; pattern: string };

const SHORTEST_SUBSTRING = 3;
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u;

export function planSearch(term: string): SearchPlan | undefined {
  const text = folded(term);
  if (!text) return undefined;
  const escaped = text.replace(LIKE_SPECIAL, '\\$&');
  const startsWord = letters.test(text[0] ?? '');
  if ([...text].length < SHORTEST_SUBSTRING && startsWord)
    return { kind: 'indexed', pattern: `% ${escaped}%` };
  return { kind: HAS_TRIGRAM.test(text) ? 'indexed' : 'scan', pattern: `%${escaped}%` };
}
