/* Values that the server writes into the page's head. */

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
