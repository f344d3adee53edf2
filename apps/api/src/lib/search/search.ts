import { tidyPhone } from '@upcurve/contracts/shared/phone';
import { replaceAlikeLetters } from '@upcurve/contracts/shared/slug';
import { asciiDigits } from '@upcurve/contracts/shared/tidy';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits, phoneWords } from './phone.ts';

/*
 * If you change the folding, add a migration that rewrites the search text of all rows, and compare the two in a test.
 */

/**
 * Characters that search ignores: apostrophes of every kind, accents and other combining marks, invisible characters.
 */
const DROPPED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant on its own
  /['`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;

/** Folds a text for comparison: `O’Connell`, `OCONNELL` and `Óconnell` become the same. */
function folded(text: string): string {
  const bare = text.replace(DROPPED, '').normalize('NFKD').replace(DROPPED, '').toLowerCase();
  return replaceAlikeLetters(bare);
}

/** Number of characters of a name that count for sorting. One character can fold to eighteen. */
const SORTED_BY = 120;

/** Returns the sort key of a name: Ésteban sorts under E. */
export function nameKey(name: string): string {
  return [...folded(name)].slice(0, SORTED_BY).join('');
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/**
 * Builds the text that search matches against. Each field is on its own line, so that no match spans two fields. The
 * next line has its words without punctuation, so that the beginning of every word follows a space. The phone number is
 * added as digits.
 */
export function searchText(fields: readonly (string | null | undefined)[], phone?: string | null): string {
  return [...fields, phoneWords(phone)]
    .map((field) => {
      const text = folded(field ?? '');
      const words = wordsOf(text);
      return words === text ? `\n ${text}` : `\n ${text}\n ${words}`;
    })
    .join('');
}

/** Words longer than this are cut: they are addresses or nonsense. */
const WORD_MAX = 40;
const cut = (word: string) => (word.length <= WORD_MAX ? word : [...word].slice(0, WORD_MAX).join(''));

export const searchWordsOf = (text: string): string[] => [
  ...new Set(wordsOf(folded(text)).split(' ').map(cut).filter(Boolean)),
];

/**
 * Returns the words of a long text as a `tsvector`. Its index finds words by their beginning without reading the text.
 * Otherwise a term that matches most rows would read every row in full.
 */
export const wordSet = (words: readonly string[]): RawBuilder<string> =>
  sql`array_to_tsvector(${words}::text[])`;

/**
 * How to search for a term: a text matches if it contains every pattern of one of the lists. A word with three
 * letters or digits in a row matches as a substring, using the trigram index. A shorter word matches the beginning of
 * a word, using the same index, because a substring of two letters would read the whole table. Punctuation alone is
 * in no index and needs a scan.
 */
export interface SearchPlan {
  kind: 'indexed' | 'scan';
  anyOf: string[][];
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const PHONE = /^[+(\d][\d\s()./-]*$/;
const substring = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function patternOf(word: string): string {
  return TRIGRAM.test(word) ? substring(word) : `% ${wordsOf(word)}%`;
}

const termsOf = (text: string) => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Returns undefined if there is nothing to search for. */
export function planSearch(term: string): SearchPlan | undefined {
  const text = folded(term);
  const all = termsOf(text);
  const words = all.filter(wordsOf);
  if (all.length === 0) return undefined;
  if (words.length === 0) return { kind: 'scan', anyOf: [all.map(substring)] };
  const anyOf = [words.map(patternOf)];
  const number = asciiDigits(tidyPhone(term));
  const digits = PHONE.test(number) ? phoneDigits(number) : '';
  if (digits.length > 2 && digits !== text) anyOf.push([substring(digits)]);
  return { kind: 'indexed', anyOf };
}

export function isFoundBy({ anyOf }: SearchPlan, text: RawBuilder<string>): RawBuilder<SqlBool> {
  const all = (patterns: string[]) =>
    sql`(${sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` and `,
    )})`;
  return sql<SqlBool>`(${sql.join(anyOf.map(all), sql` or `)})`;
}

/**
 * Builds the condition that each word of a term is in the search text of a row or begins a word of its word set. For
 * queries of this table only.
 *
 * Queries the two indexes separately, and hides the word from the planner in a subselect: for a common word the planner
 * would otherwise read every set, a page or more each. Combines the words with `intersect`, because the planner might
 * mistake many rows for a few and use a nested loop.
 */
export function isFoundInEither(table: string, term: string): RawBuilder<SqlBool> {
  const [text, words] = [sql.ref('searchText'), sql.ref('searchWords')];
  const plan = planSearch(term);
  if (plan?.kind !== 'indexed') return isFoundIn('searchText', term);
  // The indexes exclude rows without a text. This condition lets the planner use them.
  const rows = sql`select id from ${sql.table(table)} where ${text} is not null`;
  const each = termsOf(folded(term))
    .filter(wordsOf)
    .map((word) => {
      const named = sql`${rows} and ${text} like ${patternOf(word)}`;
      if (!TRIGRAM.test(word)) return sql`(${named})`;
      const beginnings = wordsOf(word)
        .split(' ')
        .map((part) => `${cut(part)}:*`);
      return sql`(${named} union all ${rows} and ${words} @@ (select ${beginnings.join(' & ')}::tsquery))`;
    });
  return sql<SqlBool>`id in (${sql.join(each, sql` intersect `)})`;
}

export function isFoundIn(column: string, term: string): RawBuilder<SqlBool> {
  const plan = planSearch(term);
  return plan ? isFoundBy(plan, sql.ref(column)) : sql`true`;
}
