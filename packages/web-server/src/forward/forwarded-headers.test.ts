import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestHeaders } from './forwarded-headers.ts';

const claimed = {
  host: 'site.example',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
};

const from = (remoteAddress: string) =>
  requestHeaders(
    { headers: claimed, socket: { remoteAddress } } as unknown as IncomingMessage,
    'api:4000',
    new URL('https://site.example'),
  );

test.each(['203.0.113.5', '::ffff:203.0.113.5', '2001:db8::5', '172.32.0.1', '11.0.0.1'])(
  'ignores the forwarded host and scheme from the public address %s',
  (address) => {
    expect(from(address)).toMatchObject({ 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' });
  },
);

test.each(['10.1.2.3', '::ffff:10.1.2.3', '172.16.0.1', '192.168.1.1', '::1', 'fd00::1', 'fe80::1'])(
  'trusts the forwarded headers of a private proxy at %s',
  (address) => {
    const { 'x-forwarded-for': _, host: __, ...believed } = claimed;
    expect(from(address)).toMatchObject(believed);
  },
);

test('ends the chain with the caller’s address, without the IPv4-mapped prefix', () => {
  expect(from('::ffff:203.0.113.5')['x-forwarded-for']).toBe('198.51.100.7, 203.0.113.5');
});
