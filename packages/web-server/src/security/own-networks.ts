import { BlockList, isIP, isIPv6 } from 'node:net';

const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8);
ownNetworks.addSubnet('10.0.0.0', 8);
ownNetworks.addSubnet('172.16.0.0', 12);
ownNetworks.addSubnet('192.168.0.0', 16);
ownNetworks.addSubnet('169.254.0.0', 16);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Converts an IPv4-mapped IPv6 address to IPv4. */
export const plainAddress = (address = ''): string => address.replace(/^::ffff:/i, '');

/** Checks whether the address is private: a proxy or another server of ours, whose headers are trusted. */
export function isOwnNetwork(address: string): boolean {
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export type IsProxy = (address: string) => boolean;

/** Returns a check for trusted proxies: private addresses and those in TRUSTED_PROXIES. */
export function proxiesOf(named: readonly string[] = []): IsProxy {
  const list = new BlockList();
  for (const each of named) {
    const [address = '', bits] = each.split('/');
    // The remaining values are names such as loopback, all of them for private addresses.
    if (isIP(address) === 0) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isOwnNetwork(address) || list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Returns the client's address: the last one before our proxies. IPv6 addresses are cut to the /64 prefix of a
 * household, because rate limits count per household.
 */
export function clientOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isProxy: IsProxy = isOwnNetwork,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutPort(hop.trim()));
  let client = plainAddress(remote);
  while (isProxy(client)) {
    const before = plainAddress(hops.pop());
    if (isIP(before) === 0) break;
    client = before;
  }
  return isIPv6(client) ? networkOf(client) : client;
}

/* Some proxies write 203.0.113.7:4711 or [2001:db8::1]:4711. */
const withoutPort = (hop: string) =>
  hop.replace(/^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i, '$1$2');

/** Returns the first four groups, with `::` expanded. */
function networkOf(address: string): string {
  // URL notation has no leading zeros and no IPv4 suffix.
  const short = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = short.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
