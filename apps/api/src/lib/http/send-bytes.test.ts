import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@upcurve/api-client/request';
import { describe, expect, test } from 'vitest';
import { apiForFile, until } from '../../../test/api.ts';
import { type EchoRecord, echo, echoRoutes } from '../../../test/echo.ts';

const heeded: EchoRecord = { rowsGiven: 0, isStreamOver: false };
const api = await apiForFile({ mount: (app) => void echoRoutes(app, heeded) });
await api.app.listen({ host: '127.0.0.1', port: 0 });
const address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
const { cookie } = await api.signIn('sales');

describe('CSV', () => {
  test('has the columns of its contract and escapes formulas', async () => {
    const response = await api.client(echo, { cookie, origin: '' }).rows();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="R?ume.csv"; filename*=UTF-8''R%C3%A4ume.csv`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['"name","isOpen","note"', `"'=1+1",true,`, '"Ä, ""1""",false,']);
    expect(lines.length).toBe(100_002);
    expect(bytes.includes('stays')).toBe(false);
  });

  test('is produced no faster than the client reads it', async () => {
    heeded.rowsGiven = 0;
    const response = await fetch(address + addressOf(echo.rows, {}), { headers: { cookie } });
    const reader = response.body!.getReader();
    await reader.read();
    await sleep(200);
    expect(heeded.rowsGiven).toBeLessThan(100_000);
    await reader.cancel();
  });

  test('is refused to visitors who are not signed in', async () => {
    expect((await api.app.inject('/api/echo/rows')).statusCode).toBe(401);
  });
});

describe('a file', () => {
  test.each([
    [undefined, 200, '0123456789', undefined],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('requested with the range %s answers %i %s', async (range, status, body, contentRange) => {
    const answer = await api.app.inject({ url: '/api/echo/file', headers: { ...(range && { range }) } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      etag: '"v1"',
    });
  });

  test.each([
    [{ 'if-none-match': '"v1"' }, 304],
    [{ 'if-none-match': '"v0"' }, 200],
    [{ range: 'bytes=0-1', 'if-range': '"v1"' }, 206],
    [{ range: 'bytes=0-1', 'if-range': '"v0"' }, 200],
  ])('requested with %j answers %i', async (headers, status) => {
    expect((await api.app.inject({ url: '/api/echo/file', headers })).statusCode).toBe(status);
  });

  test('answers HEAD with its content length', async () => {
    const response = await fetch(`${address}/api/echo/file`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
  });
});

test.each([echo.rows, echo.stream])('a HEAD request to $path generates no body', async ({ path }) => {
  heeded.rowsGiven = 0;
  heeded.isStreamOver = false;
  const response = await fetch(address + path, { method: 'HEAD', headers: { cookie } });
  expect(response.status).toBe(200);
  await sleep(50);
  expect(heeded).toMatchObject({ rowsGiven: 0, isStreamOver: false });
});

test('sends a stream as it is produced, and ends it when the client disconnects', async () => {
  const response = await fetch(address + addressOf(echo.stream, {}));
  expect(response.headers.get('content-type')).toBe('text/plain');
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^0\n/);
  await reader.cancel();
  await until(() => expect(heeded.isStreamOver).toBe(true));
});

test('answers 503 if a call exceeds the time limit of its contract', async () => {
  const answer = await api.app.inject('/api/echo/slow');
  expect([answer.statusCode, answer.json().message]).toEqual([503, 'This took too long. Please try again.']);
});

test('documents forms, CSV, files and streams in openapi.json', async () => {
  const { paths } = (await api.app.inject('/api/openapi.json')).json();
  const form = paths['/api/echo/{id}'].post.requestBody.content['multipart/form-data'].schema;
  expect(form).toMatchObject({
    required: ['note', 'file'],
    properties: {
      note: { type: 'string', maxLength: 20 },
      file: { type: 'string', format: 'binary' },
      small: { type: 'array', maxItems: 2, items: { format: 'binary', contentMediaType: 'text/plain' } },
    },
  });
  const given = (path: string) => paths[path].get.responses['200'].content;
  expect(given('/api/echo/rows')).toHaveProperty(['text/csv', 'schema', 'type'], 'string');
  expect(Object.keys(given('/api/echo/file'))).toEqual(['image/png', 'video/mp4']);
  expect(given('/api/echo/stream')).toHaveProperty(['text/plain', 'schema', 'format'], 'binary');
});
