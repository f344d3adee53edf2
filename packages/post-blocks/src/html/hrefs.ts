import { parseAddress } from '@upcurve/contracts/shared/web-address';
import { isHref } from '../inline.ts';
import { HREF_MAX } from '../limits.ts';

/** Adds a missing protocol to a URL; returns undefined if it is not a web address. */
export function webAddress(raw: string | undefined): string | undefined {
  const text = (raw ?? '').trim();
  const address = parseAddress(text.startsWith('//') ? `https:${text}` : text);
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined;
  return address.href.length <= HREF_MAX ? address.href : undefined;
}

/** Unwraps links from Google Docs, which go through a redirect page. */
function unwrapRedirect(href: string): string {
  const address = parseAddress(href);
  return (
    (address?.hostname === 'www.google.com' &&
      address.pathname === '/url' &&
      webAddress(address.searchParams.get('q') ?? '')) ||
    href
  );
}

/** Returns a link target in the format that texts may contain, or undefined if it is not allowed. */
export function hrefOf(raw: string): string | undefined {
  const web = webAddress(raw);
  const text = raw.trim();
  const href = web
    ? unwrapRedirect(web)
    : /^tel:/i.test(text)
      ? text.replaceAll(/[\s().]/g, '')
      : text.startsWith('/')
        ? text.replaceAll(' ', '%20')
        : text;
  // Anchors come from our own headings, so anchors of another page would be broken.
  if (href.startsWith('#') || href.length > HREF_MAX || !isHref(href)) return undefined;
  // Escaped brackets take three characters.
  return href.replaceAll('(', '%28').replaceAll(')', '%29').length <= HREF_MAX ? href : undefined;
}
