import { parseAddress } from '@upcurve/contracts/web-address';
import { isHref } from '../inline.ts';
import { HREF_MAX } from '../limits.ts';

/** A whole address, of one that may leave its protocol out; undefined where it is none of the web. */
export function webAddress(raw: string | undefined): string | undefined {
  const text = (raw ?? '').trim();
  const address = parseAddress(text.startsWith('//') ? `https:${text}` : text);
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return undefined;
  return address.href.length <= HREF_MAX ? address.href : undefined;
}

/** Google's documents lead through a page of theirs. */
function unwrapped(href: string): string {
  const address = parseAddress(href);
  return (
    (address?.hostname === 'www.google.com' &&
      address.pathname === '/url' &&
      webAddress(address.searchParams.get('q') ?? '')) ||
    href
  );
}

/** Where a link of a page leads, as a text may hold it; undefined where it leads nowhere that we link to. */
export function hrefOf(raw: string): string | undefined {
  const web = webAddress(raw);
  const text = raw.trim();
  const href = web
    ? unwrapped(web)
    : /^tel:/i.test(text)
      ? text.replaceAll(/[\s().]/g, '')
      : text.startsWith('/')
        ? text.replaceAll(' ', '%20')
        : text;
  // Anchors are made of the headings anew, so that those of another page lead nowhere.
  if (href.startsWith('#') || href.length > HREF_MAX || !isHref(href)) return undefined;
  // As they are written, brackets take three letters.
  return href.replaceAll('(', '%28').replaceAll(')', '%29').length <= HREF_MAX ? href : undefined;
}
