/* Values that the server writes into the page's head and the client reads from it. */

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

export function marketingUrl(): string {
  return meta('marketing-url') || '/';
}

/** Returns the nonce that this page's Content-Security-Policy requires on style elements. */
export function styleNonce(): string {
  return meta('style-nonce');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use inside a double-quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Values that are filled in when the page is sent, not when it is built. */
interface PageFacts {
  marketingUrl: string;
  /** Allows style elements that scripts add. New for each response. */
  styleNonce: string;
}

export function fillPage(html: string, { marketingUrl, styleNonce }: PageFacts): string {
  return html
    .replace('{{MARKETING_URL}}', escapeHtml(marketingUrl))
    .replace('{{STYLE_NONCE}}', escapeHtml(styleNonce));
}
