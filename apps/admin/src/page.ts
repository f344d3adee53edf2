import { escapeHtml } from './escape-html.ts';

/** What a page is told when it is sent rather than when it is built. */
export interface PageFacts {
  marketingUrl: string;
  /** Lets the page's scripts add style elements; new for every page that is sent. */
  styleNonce: string;
}

/** Puts the facts into the built page. */
export function fillPage(html: string, { marketingUrl, styleNonce }: PageFacts): string {
  return html
    .replace('{{MARKETING_URL}}', escapeHtml(marketingUrl))
    .replace('{{STYLE_NONCE}}', escapeHtml(styleNonce));
}
