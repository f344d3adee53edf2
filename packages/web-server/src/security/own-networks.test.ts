import { expect, test } from 'vitest';
import { clientOf, proxiesOf } from './own-networks.ts';

const isProxy = proxiesOf(['loopback', '198.51.100.0/24', '2001:db8:ff::1']);

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  // Not trusted, because the request does not come from one of our proxies.
  ['203.0.113.7', '192.0.2.1', '203.0.113.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '192.0.2.1, 203.0.113.7:4711, 10.0.0.2', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 198.51.100.9', '203.0.113.7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '[2001:db8:1:2:3::4]:4711', '2001:db8:1:2'],
  ['127.0.0.1', '2001:db8:1:2:ffff::9', '2001:db8:1:2'],
  ['2001:db8:ff::1', '2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:ff::2', '2001:db8::1', '2001:db8:ff:0'],
])('a request from %s with X-Forwarded-For %s counts for the client %s', (remote, chain, client) => {
  expect(clientOf(remote, chain, isProxy)).toBe(client);
});
