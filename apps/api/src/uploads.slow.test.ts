import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { startWeb } from '@upcurve/web-server/test/servers';
import { expect, test } from 'vitest';
import { ADMIN, apiForFile, until } from '../test/api.ts';
import { ECHO_MAX, type EchoRecord, echo, echoRoutes } from '../test/echo.ts';
import { hashOf, upload } from '../test/upload.ts';

const MB = 1024 * 1024;
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

test('the API discards the upload of a client that disconnects', async () => {
  heeded.upload = undefined;
  const gone = new AbortController();
  const url = await startHost();
  const sending = upload(url, { bytes: ECHO_MAX, stopAfter: MB, headers, signal: gone.signal });
  await until(() => expect(heeded.upload).toBe('begun'));
  gone.abort();
  await expect(sending).rejects.toThrow('aborted');
  await until(() => expect(heeded.upload).toMatch('taken back'));
});

test('an upload that declares too large a size is rejected before it is sent', async () => {
  heeded.upload = undefined;
  const url = await startHost();
  const { status, body } = await upload(url, { bytes: ECHO_MAX + MB, stopAfter: 0, headers });
  expect(status).toBe(413);
  expect(JSON.parse(body).message).toBe('At most 100 MB can be sent at once.');
  expect(heeded.upload).toBeUndefined();
});

test('the web server passes on the 413 for a file that is too large', async () => {
  const url = await startHost();
  const { status } = await upload(url, { bytes: ECHO_MAX + MB, headers });
  expect(status).toBe(413);
});
