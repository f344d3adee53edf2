/* Values that the server writes into the page's head and the client reads there. */

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The address of the marketing site. */
export function marketingUrl(): string {
  return meta('marketing-url') || '/';
}

/** The nonce that style elements must carry under this page's Content-Security-Policy. */
export function styleNonce(): string {
  return meta('style-nonce');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside a double-quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** They are filled in when the page is sent, not when it is built. */
interface PageFacts {
  marketingUrl: string;
  /** Permits style elements that scripts add. New for each response. */
  styleNonce: string;
}

/** Fills the values into the built page. */
export function fillPage(html: string, { marketingUrl, styleNonce }: PageFacts): string {
  return html
    .replace('{{MARKETING_URL}}', escapeHtml(marketingUrl))
    .replace('{{STYLE_NONCE}}', escapeHtml(styleNonce));
}
