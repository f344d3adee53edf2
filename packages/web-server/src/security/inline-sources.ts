import { hashSource, type InlineSources } from './csp.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleStart = /<style\b[^>]*>/gi;
const styleEnd = /<\/style\s*>/gi;
const runsNothing = /\ssrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Hashes a rendered page's inline scripts and styles. Only scripts with the nonce of the render get a hash, so the
 * browser still refuses markup injected into the content.
 */
export function inlineSources(html: string, nonce: string): Required<InlineSources> {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !runsNothing.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...styleTexts(html)].map(hashOfStyle);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/**
 * Finds the text of style elements. It is long, and two searches for start and end are faster than one regular
 * expression.
 */
function* styleTexts(html: string): Generator<string> {
  for (const { index, 0: start } of html.matchAll(styleStart)) {
    const from = index + start.length;
    styleEnd.lastIndex = from;
    const end = styleEnd.exec(html);
    if (end) yield html.slice(from, end.index);
  }
}

/** Hashes of styles already seen. A build has few. */
const styleHashes = new Map<string, string>();
const STYLES_MAX = 200;

function hashOfStyle(text: string): string {
  const known = styleHashes.get(text);
  if (known) return known;
  const hash = hashSource(text);
  if (styleHashes.size < STYLES_MAX) styleHashes.set(text, hash);
  return hash;
}

/** Removes the nonce from a page, because a copy in memory must not reveal it. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
