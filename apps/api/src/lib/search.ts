const NOT_WORD = /[^\p{L}\p{N}]+/u;
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const LIKE_SPECIAL = /[\\%_]/g;

/** Text as search sees it. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Characters of a name that are sorted by. Some characters fold to eighteen. */
const SORTED_BY = 120;

/** The name as it is sorted. */
export function nameKey(name: string): string {
  return [...folded(name)].slice(0, SORTED_BY).join('');
}

const wordsOf = (text: string) => text.split(NOT_WORD).join(' ').trim();

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
 * How a term is looked for. With three letters or digits in a row: as a substring, by the trigram index. With fewer:
 * as the beginnings of words, by the same index, since two letters that match nowhere would else read the
 * whole table. Punctuation alone, which no index knows, is scanned for.
 */
export type SearchPlan = { kind: 'indexed' | 'scan'; pattern: string };

export function planSearch(term: string): SearchPlan | undefined {
  const text = folded(term);
  if (!text) return undefined;
  const literal = `%${text.replace(LIKE_SPECIAL, '\\$&')}%`;
  if (TRIGRAM.test(text)) return { kind: 'indexed', pattern: literal };
  const words = wordsOf(text);
  return words ? { kind: 'indexed', pattern: `% ${words}%` } : { kind: 'scan', pattern: literal };
}
