import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The spellings of an at sign in addresses, links and pages: plain, full-width, percent-encoded (also repeatedly), or
 * as an HTML entity.
 */
const AT_SIGN = '[@＠﹫]|%(?:25)*40|&#0*64;|&#x0*40;|&commat;';
const HAS_AT_SIGN = new RegExp(AT_SIGN, 'i');

/** Checks whether a text may contain an email address, in any spelling of the at sign. */
export const mayNameAddress = (text: string) => HAS_AT_SIGN.test(text);

/**
 * The match must not start inside a longer address: after a letter or digit, or after one with a dot or a plus. A
 * preceding letter may still be the end of an escape, as in `%3Canna%40clinic.example` or, in JSON,
 * `\nanna@clinic.example`.
 */
const BEGINS = String.raw`(?:(?<![[:alnum:]]|[[:alnum:]][.+])|(?<=%(?:25)*[0-9a-f]{2}|\\[nrtbf]|\\u[0-9a-f]{4}))`;
/** In JSON, does not match the end of someone else's own `email` value. */
const NOT_ANOTHERS = '(?<!"email": ?"[^"]+)';
const ENDS = '(?![[:alnum:]]|[.-][[:alnum:]])';

function spelt(character: string): string {
  if (character === '@') return `(?:${AT_SIGN})`;
  const hex = Buffer.from(character).toString('hex').replace(/../g, '%(?:25)*$&');
  return `(?:${character.replace(/[^\p{L}\p{N}]/u, '\\$&')}|${hex})`;
}

/** PostgreSQL regular expressions, to be matched case-insensitively. */
export interface Mentions {
  /** Fast to search for, but also finds the addresses as parts of longer ones. */
  anywhere: string;
  /** Finds only whole addresses, in every spelling. Ambiguous matches count: `mary-anna@…` matches `anna@…`. */
  exact: string;
}

/** Builds patterns that find these addresses (at least one) in free text. */
export function mentionsOf(emails: readonly string[]): Mentions {
  const any = emails.map((email) => [...email].map(spelt).join('')).join('|');
  return { anywhere: `(?:${any})`, exact: `${BEGINS}${NOT_ANOTHERS}(?:${any})${ENDS}` };
}

/** Builds a condition for texts that mention one of these addresses. It is false if there are no addresses. */
export function isMentionedIn(text: RawBuilder<unknown>, emails: readonly string[]): RawBuilder<SqlBool> {
  if (emails.length === 0) return sql`false`;
  const { anywhere, exact } = mentionsOf(emails);
  // The cheapest test comes first, because most texts contain no sign of an address.
  return sql`(${text} ~ '[@＠﹫%&]' and ${text} ~* ${anywhere} and ${text} ~* ${exact})`;
}
