import { hashSource, type InlineSources } from './csp.ts';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const dataBlock = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** Which inline scripts to vouch for: those that carry this nonce, or all (a page made at build, from our own code). */
export type Trust = { nonce: string } | 'all';

/**
 * Hashes a rendered page's inline scripts and styles. With a nonce only the scripts that carry it are vouched for,
 * so that markup which slipped into the page's content is still refused by the browser.
 */
export function inlineSources(html: string, trust: Trust): Required<InlineSources> {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '', text]) => text && !/\ssrc\s*=/i.test(attributes) && !dataBlock.test(attributes),
    )
    .filter(([, attributes = '']) => trust === 'all' || attributes.includes(`nonce="${trust.nonce}"`))
    .map(([, , text = '']) => hashSource(text));
  const styles = [...html.matchAll(styleElement)].map(([, text = '']) => text).filter(Boolean);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles.map(hashSource))] };
}

/** Takes the nonce out of a page again: a copy kept in memory must not show a secret that outlives its render. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}
