import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN, apiForFile, SITE, until } from '../../../test/api.ts';
import { ECHO_MAX, type EchoRecord, echo, echoRoutes } from '../../../test/echo.ts';
import { sentForm } from '../../../test/samples/sent-form.ts';

const heeded: EchoRecord = { rowsGiven: 0, isStreamOver: false };
let errors: { mock: { calls: unknown[] } };
const api = await apiForFile({ mount: (app) => void echoRoutes(app, heeded) });
await api.app.listen({ host: '127.0.0.1', port: 0 });
beforeEach(() => {
  heeded.upload = undefined;
  errors = vi.spyOn(api.services.log, 'error');
});

const url = '/api/echo/public';
const file = (size = 5, type = 'image/png') => new File([new Uint8Array(size)], 'a.png', { type });
const text = (size: number) => new File(['x'.repeat(size)], 'a.txt', { type: 'text/plain' });
const note = ['note', 'N'] as const;

async function send(parts: readonly (readonly [string, string | File])[]) {
  const { payload, headers } = await sentForm(parts);
  return api.app.inject({ method: 'POST', url, payload, headers: { origin: SITE, ...headers } });
}

describe('a form', () => {
  test('arrives with its fields and its files', async () => {
    const answer = await api.client(echo).uploadPublic({
      fields: { note: 'N' },
      files: { file: new File(['abc'], 'ä.png', { type: 'image/png' }), small: [text(1), text(1024)] },
    });
    expect(answer).toEqual({
      note: 'N',
      files: [
        { name: 'file', fileName: 'ä.png', size: 3, hash: createHash('sha256').update('abc').digest('hex') },
        expect.objectContaining({ name: 'small', size: 1 }),
        expect.objectContaining({ name: 'small', size: 1024 }),
      ],
    });
  });

  test.each<[string, (readonly [string, string | File])[], number, string, string]>([
    ['without its file', [note], 400, 'file', 'Choose a file.'],
    ['without its field', [['file', file()]], 400, 'note', 'Required'],
    [
      'with a field that is off',
      [
        ['note', 'x'.repeat(21)],
        ['file', file()],
      ],
      400,
      'note',
      'At most 20',
    ],
    ['with a stray field', [note, ['zzz', '1'], ['file', file()]], 400, '', 'Unknown field: “zzz”.'],
    ['with a stray file', [note, ['zzz', file()]], 400, 'zzz', 'Unrecognised file: "zzz"'],
    ['with a file as text', [note, ['file', 'text']], 400, '', 'Unknown field: “file”.'],
    [
      'with a field after its file',
      [note, ['file', file()], ['late', '1']],
      400,
      'late',
      'fields before files',
    ],
    ['with a field twice', [note, note, ['file', file()]], 400, 'note', 'once'],
    [
      'with too long a field',
      [
        ['note', 'x'.repeat(20_000)],
        ['file', file()],
      ],
      413,
      'note',
      '16 kB',
    ],
    ['with a file of another type', [note, ['file', file(5, 'image/gif')]], 415, 'file', 'image/png'],
    ['with two files for one', [note, ['file', file()], ['file', file()]], 400, 'file', 'Only one file'],
    [
      'with three for two',
      [note, ['file', file()], ...[1, 2, 3].map((i) => ['small', text(i)] as const)],
      400,
      'small',
      'At most 2 files',
    ],
    ['with too large a file', [note, ['file', file()], ['small', text(1025)]], 413, 'small', 'at most 1 kB'],
    ['with a field named like a method', [note, ['toString', '1'], ['file', file()]], 400, '', ''],
    [
      'of a hundred parts',
      [note, ...Array.from({ length: 100 }, (_, i) => [`f${i}`, '1'] as const)],
      400,
      '',
      'too many parts',
    ],
  ])('%s is rejected', async (_name, parts, statusCode, path, message) => {
    const answer = await send(parts);
    expect(answer.statusCode, answer.body).toBe(statusCode);
    const body = answer.json();
    expect(body).toMatchObject({ statusCode, error: expect.any(String) });
    expect(body.message).toContain(message);
    if (path) expect(body.issues).toMatchObject([{ path }]);
    expect(heeded.upload).not.toBe('whole');
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['nothing', undefined, undefined, 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['noise', 'multipart/form-data; boundary=b', 'noise', 400],
    ['no part', 'multipart/form-data; boundary=b', '--b--\r\n', 400],
    ['half a head', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da', 400],
    [
      'half a field',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nN',
      400,
    ],
    [
      'half a file',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nN\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\nbytes`,
      400,
    ],
    [
      'a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data\r\n\r\nN\r\n--b--\r\n',
      400,
    ],
  ])('with the body “%s” is rejected', async (_name, type, payload, statusCode) => {
    const headers = { origin: SITE, ...(type && { 'content-type': type }) };
    const answer = await api.app.inject({ method: 'POST', url, payload, headers });
    expect([answer.statusCode, answer.json().statusCode]).toEqual([statusCode, statusCode]);
    expect(heeded.upload).not.toBe('whole');
    expect(errors).not.toHaveBeenCalled();
  });

  test('is rejected by a call that takes JSON', async () => {
    const { payload, headers } = await sentForm([note]);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { origin: ADMIN, ...headers },
    });
    expect(answer.statusCode).toBe(415);
  });
});

/** Sends raw HTTP and returns the response, which is JSON. */
function talk(chunks: Iterable<string | Buffer>, end: 'wait' | 'leave', path = url, origin = SITE) {
  const { port } = api.app.server.address() as AddressInfo;
  return new Promise<{ text: string }>((resolve) => {
    let text = '';
    const closed = new Promise((over) => setImmediate(() => socket.once('close', over)));
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: multipart/form-data; boundary=b\r\n`,
      );
      for (const chunk of chunks) {
        if (!socket.writable) break;
        if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
      }
      if (end === 'leave') setTimeout(() => socket.destroy(), 100);
    });
    socket.on('data', (data) => {
      text += data;
      if (text.endsWith('}')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ text }));
  });
}

const beginning = `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nN\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\nbytes`;
const length = (bytes: number) => `Content-Length: ${bytes}\r\n\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';
const chunk = (content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${content.length.toString(16)}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

describe('an upload', () => {
  test('that declares too large a size is rejected before it is read', async () => {
    const { text } = await talk([length(ECHO_MAX + 200_000)], 'wait');
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*At most 100 MB can be sent at once/);
    expect(heeded.upload).toBeUndefined();
  });

  test('without permission or from a foreign origin is rejected before it is read', async () => {
    const visitor = await talk([length(1000)], 'wait', '/api/echo/1', 'http://localhost:3001');
    expect(visitor.text).toMatch(/^HTTP\/1\.1 401 /);
    const foreign = await talk([length(1000)], 'wait', url, 'http://evil.example');
    expect(foreign.text).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('that turns out to be too large is rejected while the client is still sending', async () => {
    const some = chunk(Buffer.alloc(1024 * 1024));
    function* chunks() {
      yield chunked;
      yield chunk(beginning);
      for (let i = 0; i < 101; i++) yield some;
      yield chunk('\r\n--b--\r\n');
      yield '0\r\n\r\n';
    }
    const { text } = await talk(chunks(), 'wait');
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*A file may have at most 100 MB/);
    expect(heeded.upload).toMatch('taken back');
  });

  test.each(['preamble', 'field'])(
    'with an endless %s is rejected once it exceeds the maximum size of a form',
    async (where) => {
      const some = chunk(Buffer.alloc(1024 * 1024));
      function* chunks() {
        yield chunked;
        if (where === 'field') yield chunk('--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n');
        for (let i = 0; i < 110; i++) yield some;
      }
      const { text } = await talk(chunks(), 'wait');
      expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*At most 100 MB can be sent at once/);
    },
  );

  test('that the client aborts is discarded without logging an error', async () => {
    await talk([length(50_000_000), beginning], 'leave');
    await until(() => expect(heeded.upload).toMatch('taken back'));
    expect(errors).not.toHaveBeenCalled();
  });
});
