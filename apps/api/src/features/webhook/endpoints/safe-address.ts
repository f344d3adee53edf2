import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** A webhook address that is not to be called; the message says why, fit for staff. */
export class UnsafeAddressError extends Error {
  override name = 'UnsafeAddressError';
}

/* Reachable by the rule of ranges, but doors to a cloud's own services or to IPv4 in disguise. */
const REFUSED = ['168.63.129.16/32', '::/96', '64:ff9b::/96', '2002::/16'].map((range) =>
  ipaddr.parseCIDR(range),
);

export const PRIVATE =
  'The address is in a private network. To allow your own endpoints there, start the API with WEBHOOK_ALLOW_PRIVATE_NETWORKS=true.';

/** Names that lead home wherever they are looked up. */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/i;

/** Whether an address is one of the public internet. IPv4 in IPv6 clothes is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const given = ipaddr.parse(address);
  const judged = ipaddr.process(address);
  const isRefused = REFUSED.some(([base, bits]) => base.kind() === judged.kind() && judged.match(base, bits));
  return (
    judged.range() === 'unicast' &&
    !isRefused &&
    (given.kind() === judged.kind() || given.range() === 'ipv4Mapped')
  );
}

/**
 * Checks what can be told from the address alone.
 * @throws {UnsafeAddressError} unless it is https on port 443 without credentials (any http(s) where private
 *   networks are allowed) and its host neither an IP literal that is not public nor a name of this machine
 */
export function checkAddress(text: string, allowPrivate: boolean): URL {
  const url = URL.parse(text);
  if (!url) throw new UnsafeAddressError('This is not a web address.');
  if (url.username || url.password)
    throw new UnsafeAddressError('The address must not carry a username or password.');
  if (allowPrivate) {
    if (!/^https?:$/.test(url.protocol))
      throw new UnsafeAddressError('The address must start with https://.');
    return url;
  }
  if (url.protocol !== 'https:') throw new UnsafeAddressError('The address must start with https://.');
  if (url.port) throw new UnsafeAddressError('The address must use the standard port 443.');
  const literal = hostLiteral(url);
  if (literal ? !isPublicAddress(literal) : LOCAL_NAME.test(url.hostname))
    throw new UnsafeAddressError(PRIVATE);
  return url;
}

/** The IP address that the host spells, if it is one. */
function hostLiteral(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : undefined;
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

/**
 * Every address that the host resolves to.
 * @throws {UnsafeAddressError} where one of them is not public (unless allowed)
 */
export async function resolveSafely(url: URL, allowPrivate: boolean): Promise<ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const answers = await lookup(host, { all: true });
  if (!allowPrivate && !answers.every(({ address }) => isPublicAddress(address))) {
    throw new UnsafeAddressError(PRIVATE);
  }
  return answers;
}
