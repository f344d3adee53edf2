import { hashSource, type InlineSources } from './csp.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const runsNothing = /\ssrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Hashes a rendered page's inline scripts and styles. Only scripts that carry the nonce of the render are vouched for,
 * so that markup which slipped into the page's content is still refused by the browser.
 */
export function inlineSources(html: string, nonce: string): Required<InlineSources> {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !runsNothing.test(attributes))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...html.matchAll(styleElement)].map(([, text = '']) => hashSource(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** Takes the nonce out of a page again: a copy kept in memory must not show what once made scripts trusted. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
