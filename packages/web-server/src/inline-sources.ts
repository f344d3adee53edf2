import { hashSource, type InlineSources } from './csp.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleStart = /<style\b[^>]*>/gi;
const styleEnd = /<\/style\s*>/gi;
const runsNothing = /\ssrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Hashes a rendered page's inline scripts and styles. Only scripts that carry the nonce of the render are vouched for,
 * so that markup which slipped into the page's content is still refused by the browser.
 */
export function inlineSources(html: string, nonce: string): Required<InlineSources> {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !runsNothing.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...styleTexts(html)].map(hashOfStyle);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** What stands in style elements: long texts, which a search for both ends passes over faster than one expression does. */
function* styleTexts(html: string): Generator<string> {
  for (const { index, 0: start } of html.matchAll(styleStart)) {
    const from = index + start.length;
    styleEnd.lastIndex = from;
    const end = styleEnd.exec(html);
    if (end) yield html.slice(from, end.index);
  }
}

/** Of the styles that were met, which a build has few of. */
const styleHashes = new Map<string, string>();
const STYLES_MAX = 200;

function hashOfStyle(text: string): string {
  const known = styleHashes.get(text);
  if (known) return known;
  const hash = hashSource(text);
  if (styleHashes.size < STYLES_MAX) styleHashes.set(text, hash);
  return hash;
}

/** Takes the nonce out of a page again: a copy kept in memory must not show what once made scripts trusted. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
