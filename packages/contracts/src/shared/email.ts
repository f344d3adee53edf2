import { tidyCode } from './tidy.ts';

export const EMAIL_MAX = 254;

/** What RFC 5321 and 6531 allow before the @, and the dots that some Japanese providers put anywhere. */
const LOCAL_PART = /^(?:[^\s@"(),:;<>[\\\]]+|"(?:[^"\\]|\\.)+")$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,63}$/i;

/** Returns the form of an international domain that email servers understand: `müller.de` as `xn--mller-kva.de`. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || /[\s/?#:%\\]/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Returns an email address as it is stored: without the name that email programs put before it, its domain in ASCII. */
export function tidyEmail(text: string): string {
  const code = tidyCode(text).replace(/[‘’ʼ]/g, "'");
  const bare = (/<([^<>]+)>$/.exec(code)?.[1] ?? code)
    .replace(/^mailto:/i, '')
    .replace(/\s*@\s*/, '@')
    .replace(/[.,;\s]+$/, '');
  const at = bare.lastIndexOf('@') + 1;
  return bare.slice(0, at) + asciiDomain(bare.slice(at));
}

/** Whether a tidied text is an email address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > EMAIL_MAX) return false;
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
