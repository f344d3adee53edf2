import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The at sign as addresses, links and pages spell it: plain, wide, percent-encoded once or more often, or as an entity. */
const AT_SIGN = '[@＠﹫]|%(?:25)*40|&#0*64;|&#x0*40;|&commat;';
const HAS_AT_SIGN = new RegExp(AT_SIGN, 'i');

/** Whether a text may hold an e-mail address, however its at sign is spelt. */
export const mayNameAddress = (text: string) => HAS_AT_SIGN.test(text);

/**
 * A letter before an address makes it another, longer one, and so does a letter with a dot or a plus. What looks like a letter may
 * be the end of an escape, as in `%3Canna%40clinic.example` or, in JSON, `\nanna@clinic.example`.
 */
const BEGINS = String.raw`(?:(?<![[:alnum:]]|[[:alnum:]][.+])|(?<=%(?:25)*[0-9a-f]{2}|\\[nrtbf]|\\u[0-9a-f]{4}))`;
/** In JSON, somebody else's own address that ends like this one stays whole. */
const NOT_ANOTHERS = '(?<!"email": ?"[^"]+)';
const ENDS = '(?![[:alnum:]]|[.-][[:alnum:]])';

function spelt(character: string): string {
  if (character === '@') return `(?:${AT_SIGN})`;
  const hex = Buffer.from(character).toString('hex').replace(/../g, '%(?:25)*$&');
  return `(?:${character.replace(/[^\p{L}\p{N}]/u, '\\$&')}|${hex})`;
}

/** Regular expressions of PostgreSQL, to be matched without regard to case. */
export interface Mentions {
  /** Quick to look for. Finds the addresses as parts of others too. */
  anywhere: string;
  /** Finds them by themselves, in every spelling. In doubt it takes another's for theirs: `mary-anna@…` for `anna@…`. */
  exact: string;
}

/** Patterns that find these addresses (at least one) in free text. */
export function mentionsOf(emails: readonly string[]): Mentions {
  const any = emails.map((email) => [...email].map(spelt).join('')).join('|');
  return { anywhere: `(?:${any})`, exact: `${BEGINS}${NOT_ANOTHERS}(?:${any})${ENDS}` };
}

/** Whether a text of the database mentions one of these addresses; false for none. */
export function isMentionedIn(text: RawBuilder<unknown>, emails: readonly string[]): RawBuilder<SqlBool> {
  if (emails.length === 0) return sql`false`;
  const { anywhere, exact } = mentionsOf(emails);
  // In this order: most texts have no sign of an address, which is found out quickest.
  return sql`(${text} ~ '[@＠﹫%&]' and ${text} ~* ${anywhere} and ${text} ~* ${exact})`;
}
