const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside a double-quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Values that are filled in when the page is sent, not when it is built. */
export interface PageFacts {
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
