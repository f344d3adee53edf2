import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendRaw, startApi, startWeb } from '../test/servers.ts';

const MB = 1024 * 1024;
const head = (length: number, path = '/api/upload') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
const timeOf = (_method: string, pathname: string) =>
  pathname === '/api/upload' ? { isUpload: true, silence: 30_000 } : undefined;

/** Starts an API that returns the number of received bytes. */
const counting = () =>
  startApi((req, res) => {
    let bytes = 0;
    req
      .on('error', () => {})
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
    req.on('end', () => res.end(`${bytes} bytes`));
  });

/** Sends this many bytes every 100 ms until all are sent. Returns the response. */
function sendSteadily(port: number, path: string, bytes: number, each: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let left = bytes;
    const socket = connect(port, '127.0.0.1', () => socket.write(head(bytes, path)));
    const beat = setInterval(() => {
      const size = Math.min(each, left);
      left -= size;
      if (size > 0 && socket.writable) socket.write(Buffer.alloc(size));
    }, 100);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(beat);
      resolve(text);
    });
  });
}

test('a steady upload may take longer than other requests', async () => {
  const { port } = await startWeb({ forward: { to: await counting(), timeOf } });
  const [upload, other] = await Promise.all(
    ['/api/upload', '/api/other'].map((path) => sendSteadily(port, path, 13 * MB, 100 * 1024)),
  );
  expect(upload).toMatch(new RegExp(`^HTTP/1.1 200 [\\s\\S]*${13 * MB} bytes`));
  expect(other).toMatch(/^HTTP\/1\.1 408 /);
});

const leastRate = { bytes: 64 * 1024, withinMs: 1_000 };

test.each([
  ['stops', undefined],
  ['drips', { bytes: 'x'.repeat(1024), every: 50 }],
])('an upload that %s gets a 408 and is disconnected', async (_name, later) => {
  const { port } = await startWeb({ forward: { to: await counting(), timeOf, leastRate } });
  const { text, after } = await sendRaw(port, head(100 * MB) + 'x'.repeat(100_000), later);
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*x-content-type-options: nosniff/);
  expect(after).toBeGreaterThan(900);
  expect(after).toBeLessThan(2_500);
});

test('does not time out a sender because the API reads slowly', async () => {
  const to = await startApi((req, res) => {
    setTimeout(() => req.resume(), 1_700);
    req.on('end', () => res.end('all of it'));
  });
  const { port } = await startWeb({ forward: { to, timeOf, leastRate } });
  expect(await sendSteadily(port, '/api/upload', 20 * MB, 20 * MB)).toContain('all of it');
});

test('does not time out the API because the sender pauses', async () => {
  const { port } = await startWeb({
    forward: {
      to: await counting(),
      timeOf: () => ({ isUpload: true, silence: 200 }),
      leastRate: { bytes: 1, withinMs: 5_000 },
    },
  });
  const rest = { bytes: 'x'.repeat(500), every: 800 };
  expect((await sendRaw(port, head(1000), rest)).text).toContain('1000 bytes');
});

test('answers 503 if the API does not read an upload within the timeout', async () => {
  const to = await startApi(() => {});
  const { port } = await startWeb({
    forward: { to, timeOf: () => ({ isUpload: true, silence: 300 }) },
  });
  expect(await sendSteadily(port, '/api/upload', 20 * MB, 20 * MB)).toMatch(/^HTTP\/1\.1 503 /);
});
