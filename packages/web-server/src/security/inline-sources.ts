import { hashSource, type InlineSources } from './csp.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleStart = /<style\b[^>]*>/gi;
const styleEnd = /<\/style\s*>/gi;
const runsNothing = /\ssrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Hashes the inline scripts and styles of a rendered page. Only scripts with the render's nonce get a hash, so browsers
 * still block scripts injected into the content.
 */
export function inlineSources(html: string, nonce: string): Required<InlineSources> {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !runsNothing.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...styleTexts(html)].map(hashOfStyle);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/**
 * Finds the text of style elements. For long text, two searches for start and end are faster than a regular expression.
 */
function* styleTexts(html: string): Generator<string> {
  for (const { index, 0: start } of html.matchAll(styleStart)) {
    const from = index + start.length;
    styleEnd.lastIndex = from;
    const end = styleEnd.exec(html);
    if (end) yield html.slice(from, end.index);
  }
}

/** Cached hashes of style texts. A build has few. */
const styleHashes = new Map<string, string>();
const STYLES_MAX = 200;

function hashOfStyle(text: string): string {
  const known = styleHashes.get(text);
  if (known) return known;
  const hash = hashSource(text);
  if (styleHashes.size < STYLES_MAX) styleHashes.set(text, hash);
  return hash;
}

/** Removes the nonce from a page, because a cached page must not reveal it. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
