import { BlockList, isIPv6 } from 'node:net';

const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8);
ownNetworks.addSubnet('10.0.0.0', 8);
ownNetworks.addSubnet('172.16.0.0', 12);
ownNetworks.addSubnet('192.168.0.0', 16);
ownNetworks.addSubnet('169.254.0.0', 16);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/** An address as it is written where the system gives IPv4 as IPv6. */
export const plainAddress = (address = ''): string => address.replace(/^::ffff:/i, '');

/** Whether this is the address of a neighbour: a proxy or another server of ours, whose word on a request is believed. */
export function isOwnNetwork(address: string): boolean {
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
