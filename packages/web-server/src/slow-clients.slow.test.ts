import { expect, test } from 'vitest';
import { sendRaw, startApi, startWeb } from './test/servers.ts';

const slow = [
  { name: 'says nothing', bytes: '', later: undefined },
  {
    name: 'never ends its headers',
    bytes: 'GET / HTTP/1.1\r\nHost: a\r\n',
    later: { bytes: 'X-A: b\r\n', every: 500 },
  },
  {
    name: 'never ends its body',
    bytes: 'POST /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n',
    later: { bytes: 'x', every: 500 },
  },
];

// In parallel, so that the test waits once instead of three times.
test('disconnects slow clients within 11 s, with a 408 for those that had started to send', async () => {
  const to = await startApi((req) => req.resume());
  const { port } = await startWeb({ forward: { to } });
  const ends = await Promise.all(slow.map(({ bytes, later }) => sendRaw(port, bytes, later)));
  for (const [i, { name, bytes }] of slow.entries()) {
    // Allows half a second for a slow machine.
    expect(ends[i]?.after, name).toBeLessThan(11_500);
    const told = /^HTTP\/1\.1 408 Request Timeout\r\n/;
    if (bytes) expect(ends[i]?.text, name).toMatch(told);
  }
});
