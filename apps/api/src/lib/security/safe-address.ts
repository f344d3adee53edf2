import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address typed in by staff that must not be called. The message explains why and is shown to staff. */
export class UnsafeAddressError extends Error {
  override name = 'UnsafeAddressError';
}

/* Public by IP range, but these lead to internal services of a cloud or embed IPv4 addresses. */
const REFUSED = ['168.63.129.16/32', '::/96', '64:ff9b::/96', '2002::/16'].map((range) =>
  ipaddr.parseCIDR(range),
);

export const PRIVATE =
  'The address is in a private network. To allow your own endpoints there, start the API with WEBHOOK_ALLOW_PRIVATE_NETWORKS=true.';

/** Names that always resolve to the local machine. */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/i;

/** Whether an address is public. IPv4-mapped IPv6 addresses are checked as IPv4. */
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
 * Checks an address without resolving it.
 * @throws {UnsafeAddressError} unless it is https on port 443 without credentials (any http(s) if private networks are
 * allowed, http on port 80 if `allowHttp`) and its host is neither a non-public IP literal nor a local name
 */
export function checkAddress(text: string, allowPrivate: boolean, allowHttp = false): URL {
  const url = URL.parse(text);
  if (!url) throw new UnsafeAddressError('This is not a web address.');
  if (url.username || url.password)
    throw new UnsafeAddressError('The address must not carry a username or password.');
  const protocols = allowPrivate || allowHttp ? /^https?:$/ : /^https:$/;
  if (!protocols.test(url.protocol)) throw new UnsafeAddressError('The address must start with https://.');
  if (allowPrivate) return url;
  if (url.port)
    throw new UnsafeAddressError(`The address must use the standard port${allowHttp ? '' : ' 443'}.`);
  const literal = hostLiteral(url);
  if (literal ? !isPublicAddress(literal) : LOCAL_NAME.test(url.hostname))
    throw new UnsafeAddressError(PRIVATE);
  return url;
}

function hostLiteral(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : undefined;
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

/**
 * Resolves a host to all its addresses.
 * @throws {UnsafeAddressError} if one of them is not public (unless allowed)
 */
export async function resolveSafely(
  { hostname }: Pick<URL, 'hostname'>,
  allowPrivate: boolean,
): Promise<ResolvedAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const answers = await lookup(host, { all: true });
  if (!allowPrivate && !answers.every(({ address }) => isPublicAddress(address))) {
    throw new UnsafeAddressError(PRIVATE);
  }
  return answers;
}
