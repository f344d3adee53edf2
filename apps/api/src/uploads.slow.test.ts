import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { startWeb } from '@upcurve/web-server/test/servers';
import { expect, test } from 'vitest';
import { ADMIN, apiForFile } from '../test/api.ts';
import { ECHO_MAX, type EchoRecord, echo, echoRoutes } from '../test/echo.ts';

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(128 * 1024, 'upcurve');
const BEFORE = `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nN\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\n`;
const AFTER = '\r\n--b--\r\n';

interface UploadOptions {
  /** The size of the file, a multiple of 128 kB. */
  bytes: number;
  bytesPerSecond?: number;
  headers?: Record<string, string>;
  /** Called every 250 ms during the upload. */
  meanwhile?: () => unknown;
}

/** Sends a file to the echo endpoint at a steady rate. Returns the response and the duration in seconds. */
async function upload(url: string, options: UploadOptions) {
  const { bytes, bytesPerSecond = 1024 * MB, headers } = options;
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': BEFORE.length + bytes + AFTER.length,
      ...headers,
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const beat = options.meanwhile && setInterval(options.meanwhile, 250);
  outgoing.write(BEFORE);
  for (let sent = 0; sent < bytes; sent += PIECE.length) {
    if (!outgoing.write(PIECE)) await Promise.race([once(outgoing, 'drain'), answered]);
    const early = sent / bytesPerSecond - seconds();
    if (early > 0) await sleep(early * 1000);
  }
  outgoing.end(AFTER);
  try {
    const [answer] = await answered;
    return { status: answer.statusCode, body: await text(answer), seconds: seconds() };
  } finally {
    clearInterval(beat);
    outgoing.destroy();
  }
}

/** Returns the SHA-256 of a file that `upload` sends. */
function hashOf(bytes: number): string {
  const hash = createHash('sha256');
  for (let i = 0; i < bytes; i += PIECE.length) hash.update(PIECE);
  return hash.digest('hex');
}

const heeded: EchoRecord = { rowsGiven: 0, isStreamOver: false };
const api = await apiForFile({ mount: (app) => void echoRoutes(app, heeded) });
await api.app.listen({ host: '127.0.0.1', port: 0 });
const to = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
const headers = await api.signIn('editor');

/** Starts a web server in front of the API, like the admin's, and returns its upload address. */
async function startHost(): Promise<string> {
  const { address } = await startWeb({ publicUrl: ADMIN, forward: { to, timeOf: callTimes({ echo }) } });
  return `${address}/api/echo/1`;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the bytes in memory after garbage collection. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('an upload of 100 MB may take longer than other requests, and is not buffered in memory', {
  timeout: 60_000,
}, async () => {
  const url = await startHost();
  await upload(url, { bytes: MB, headers });
  const before = held();
  let most = before;
  const { status, body, seconds } = await upload(url, {
    bytes: ECHO_MAX,
    bytesPerSecond: 8 * MB,
    headers,
    meanwhile: () => {
      most = Math.max(most, held());
    },
  });
  expect(status, body).toBe(201);
  const file = { name: 'file', fileName: 'a', size: ECHO_MAX, hash: hashOf(ECHO_MAX) };
  expect(JSON.parse(body)).toEqual({ note: 'N', files: [file] });
  expect(seconds).toBeGreaterThan(11.5);
  expect((most - before) / MB).toBeLessThan(30);
});
