import { parseAddress } from '@upcurve/contracts/web-address';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What a visitor typed as a link, made whole; empty where it is no address that a link may lead to. */
export function linkTo(typed: string): string {
  const text = typed.trim();
  if (!text || /[\s\p{Cc}]/u.test(text)) return '';
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const { protocol = '', href = '', hostname = '' } = parseAddress(whole) ?? {};
  if (!SCHEMES.has(protocol)) return '';
  return protocol.startsWith('http') && !hostname.includes('.') ? '' : href;
}
