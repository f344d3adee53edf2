import { describe, expect, onTestFinished, test } from 'vitest';
import { startReceiver } from '../../../../test/servers/receiver.ts';
import { checkAddress, isPublicAddress, resolveSafely } from '../../../lib/security/safe-address.ts';
import { secondsOf, sendWebhook } from '../deliveries/send.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
  ],
  ...['168.63.129.16', '255.255.255.255', '192.0.2.1', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:168.63.129.16',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
  ],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** Spellings of the local machine that a check may miss. */
const LOOPBACKS = [
  'https://127.0.0.1',
  'https://127.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0177.0.0.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[0:0:0:0:0:0:0:1]',
  'https://0.0.0.0',
  'https://127.0.0.1.',
];

describe('an address', () => {
  test.each([
    ...LOOPBACKS,
    ...[
      'http://example.com',
      'https://example.com:8443',
      'https://user@example.com',
      'https://u:p@example.com',
    ],
    ...[
      'ftp://example.com',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'example.com',
      '',
      'https://169.254.169.254/latest',
    ],
  ])('%j is refused', async (text) => {
    const attempt = async () => resolveSafely(checkAddress(text, false), false);
    await expect(attempt()).rejects.toThrow();
  });

  test('whose name resolves to a private network is refused', async () => {
    await expect(resolveSafely(new URL('https://localhost'), false)).rejects.toThrow('private network');
  });

  test.each(['https://localhost', 'https://LOCALHOST.', 'https://crm.localhost/hook'])(
    '%s is refused without a DNS lookup, and the message names the setting that allows it',
    (text) => {
      expect(() => checkAddress(text, false)).toThrow('WEBHOOK_ALLOW_PRIVATE_NETWORKS');
      expect(checkAddress(text, true).protocol).toBe('https:');
    },
  );

  test('with https and port 443 is accepted', () => {
    expect(checkAddress('https://hooks.example.com/x?y=1', false).hostname).toBe('hooks.example.com');
    expect(checkAddress('https://hooks.example.com:443/', false).port).toBe('');
  });
});

test('sends nothing to a loopback address in any spelling', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const port = new URL(receiver.url).port;
  const message = { id: 'x', body: '{}', secrets: [] };
  for (const loopback of [
    ...LOOPBACKS.map((url) => `${url}:${port}`),
    receiver.url,
    `http://localhost:${port}`,
  ]) {
    expect(await sendWebhook(loopback, message, false)).toMatchObject({ kind: 'failed' });
  }
  expect(receiver.received).toEqual([]);
  expect(await sendWebhook(receiver.url, message, true)).toMatchObject({
    kind: 'answered',
    statusCode: 204,
  });
});

test('reads Retry-After as seconds or as a date', () => {
  const now = Date.parse('2026-11-21T09:30:00Z');
  expect(secondsOf('120', now)).toBe(120);
  expect(secondsOf('Sat, 21 Nov 2026 09:31:00 GMT', now)).toBe(60);
  for (const text of [undefined, '', '0', '-5', 'soon', 'Sat, 21 Nov 2026 09:29:00 GMT']) {
    expect(secondsOf(text, now)).toBeUndefined();
  }
});
