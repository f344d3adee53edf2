import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits, phoneWords } from './phone.ts';

/*
 * The migration that last rewrote the search text of all rows folds text in the same way: a test beside
 * it compares the two. A change of the folding needs another such migration.
 */

/** What is left out: apostrophes of every kind, then accents and other marks above and below letters, then what nobody sees. */
const DROPPED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks are meant each by itself
  /['`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;

/** Letters that Unicode takes for others, and people for the same. */
const ALIKE: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h' },
  ...{ ı: 'i', ŧ: 't', ŋ: 'n', ĸ: 'k', ƶ: 'z', ɨ: 'i', ς: 'σ' },
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/** Text as search sees it: `O’Connell`, `OCONNELL` and `Óconnell` are one. */
function folded(text: string): string {
  const bare = text.replace(DROPPED, '').normalize('NFKD').replace(DROPPED, '').toLowerCase();
  return bare.replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter);
}

/** Characters of a name that are sorted by. Some characters fold to eighteen. */
const SORTED_BY = 120;

/** The name as it is sorted: Ésteban among the E's. */
export function nameKey(name: string): string {
  return [...folded(name)].slice(0, SORTED_BY).join('');
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/**
 * What search looks through: a line for each field, so that no word is found across two, and below it the field's words
 * apart, so that the beginning of every word can be found after a space. The telephone number comes as its digits.
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

/** Characters of a word that counts; what is longer is an address or nonsense. */
const WORD_MAX = 40;
const cut = (word: string) => (word.length <= WORD_MAX ? word : [...word].slice(0, WORD_MAX).join(''));

/** The words of a long text as search sees them, each once. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(wordsOf(folded(text)).split(' ').map(cut).filter(Boolean)),
];

/**
 * The words of a long text as a `tsvector`: of it every word is found by its beginning, without reading the text.
 * Otherwise a term that most rows match would read every row in full.
 */
export const wordSet = (words: readonly string[]): RawBuilder<string> =>
  sql`array_to_tsvector(${words}::text[])`;

/**
 * How a term is looked for: every pattern of one of the lists must be in the text. A word with three letters or digits
 * in a row is looked for as a substring, by the trigram index; a shorter one as the beginning of a word, by the same
 * index, since two letters that match nowhere would else read the whole table. Punctuation alone, which no index knows,
 * is scanned for.
 */
export interface SearchPlan {
  kind: 'indexed' | 'scan';
  anyOf: string[][];
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const PHONE = /^[+(\d][\d\s()./-]*$/;
/** A LIKE pattern for text that holds this one. */
const substring = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function patternOf(word: string): string {
  return TRIGRAM.test(word) ? substring(word) : `% ${wordsOf(word)}%`;
}

/** The distinct words of a folded term. */
const termsOf = (text: string) => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Undefined where there is nothing to look for. */
export function planSearch(term: string): SearchPlan | undefined {
  const text = folded(term);
  const all = termsOf(text);
  const words = all.filter(wordsOf);
  if (all.length === 0) return undefined;
  if (words.length === 0) return { kind: 'scan', anyOf: [all.map(substring)] };
  const anyOf = [words.map(patternOf)];
  const digits = PHONE.test(text) ? phoneDigits(text) : '';
  if (digits.length > 2 && digits !== text) anyOf.push([substring(digits)]);
  return { kind: 'indexed', anyOf };
}

/** Whether the plan's term is in a search text. */
export function isFoundBy({ anyOf }: SearchPlan, text: RawBuilder<string>): RawBuilder<SqlBool> {
  const all = (patterns: string[]) =>
    sql`(${sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` and `,
    )})`;
  return sql<SqlBool>`(${sql.join(anyOf.map(all), sql` or `)})`;
}

/**
 * Whether each word of a term is in the search text of a row, or begins one of its set of words; for queries of this table alone.
 *
 * The two indexes are asked apart, and the one of sets without the planner knowing the word: where most rows have it, it would else
 * read every set, a page or more each, to learn what the index says already. Words meet in a set operation, since what the planner
 * then takes for few may be all, and loops over both.
 */
export function isFoundInEither(table: string, term: string): RawBuilder<SqlBool> {
  const [text, words] = [sql.ref('searchText'), sql.ref('searchWords')];
  const plan = planSearch(term);
  if (plan?.kind !== 'indexed') return isFoundIn('searchText', term);
  // Rows without a text are not in the indexes, which the planner is told.
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

/** Whether a term is in a search text; there where it asks for nothing. */
export function isFoundIn(column: string, term: string): RawBuilder<SqlBool> {
  const plan = planSearch(term);
  return plan ? isFoundBy(plan, sql.ref(column)) : sql`true`;
}
