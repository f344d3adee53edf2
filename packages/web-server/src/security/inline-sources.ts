import { hashSource, type InlineSources } from './csp.ts';

const runsNothing = /\ssrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Hashes the inline scripts and styles of a rendered page. Only scripts with the render's nonce get a hash, so browsers
 * still block scripts injected into the content.
 */
export function inlineSources(html: string, nonce: string): Required<InlineSources> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { name, attributes, text } of inlineElements(html)) {
    if (name === 'style') styles.add(hashOfStyle(text));
    else if (attributes.includes(`nonce="${nonce}"`) && !runsNothing.test(attributes))
      scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Finds script and style elements. Searches for start and end in turn, which is faster than one expression. */
function* inlineElements(html: string) {
  const starts = /<(script|style)\b([^>]*)>/gi;
  const ends = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };
  for (let match = starts.exec(html); match; match = starts.exec(html)) {
    const [, word = '', attributes = ''] = match;
    const name = word.toLowerCase() as keyof typeof ends;
    const end = ends[name];
    end.lastIndex = starts.lastIndex;
    const found = end.exec(html);
    if (!found) return;
    yield { name, attributes, text: html.slice(starts.lastIndex, found.index) };
    starts.lastIndex = end.lastIndex;
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
