import { get, post } from '@upcurve/contracts/shared/endpoint';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { handle } from './handle.ts';
import { mockNetwork } from './mock-network.ts';
import { readForm } from './read-form.ts';

const server = mockNetwork();
const image = { max: 8, types: ['image/png'] };
const media = {
  add: post('/api/media', {
    summary: 'Add one',
    access: 'staff',
    accepts: { fields: z.strictObject({ alt: z.string() }), files: { image } },
    response: z.strictObject({ alt: z.string(), size: z.int() }),
  }),
  list: get('/api/media.csv', {
    summary: 'All of them',
    access: 'staff',
    answers: 'csv',
    response: z.strictObject({ alt: z.string() }),
  }),
};

const png = (text: string, type = 'image/png') => new File([text], 'a.png', { type });

function send(parts: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return fetch('http://localhost/api/media', { method: 'POST', body });
}

test('passes fields and files to the resolver', async () => {
  server.use(handle(media.add, ({ fields, files }) => ({ ...fields, size: files.image?.[0]?.size ?? 0 })));
  const response = await send([
    ['alt', 'A'],
    ['image', png('12345678')],
  ]);
  expect(await response.json()).toEqual({ alt: 'A', size: 8 });
});

test.each<[string, [string, string | File][], { statusCode: number; message: string }]>([
  [
    'too large a file',
    [
      ['alt', 'A'],
      ['image', png('123456789')],
    ],
    formFaults.fileTooLarge('image', image),
  ],
  [
    'another type',
    [
      ['alt', 'A'],
      ['image', png('1', 'image/gif')],
    ],
    formFaults.wrongType('image', image),
  ],
  ['no file', [['alt', 'A']], formFaults.missing('image')],
  [
    'two files',
    [
      ['alt', 'A'],
      ['image', png('1')],
      ['image', png('2')],
    ],
    formFaults.tooMany('image', image),
  ],
  [
    'a stray file',
    [
      ['alt', 'A'],
      ['zzz', png('1')],
    ],
    formFaults.strayFile('zzz'),
  ],
  [
    'a late field',
    [
      ['image', png('1')],
      ['alt', 'A'],
    ],
    formFaults.lateField('alt'),
  ],
  [
    'a field twice',
    [
      ['alt', 'A'],
      ['alt', 'B'],
    ],
    formFaults.repeatedField('alt'),
  ],
])('rejects %s with the same message as the API', async (_name, parts, { statusCode, message }) => {
  const resolver = vi.fn();
  server.use(handle(media.add, resolver));
  const response = await send(parts);
  expect(response.status).toBe(statusCode);
  expect(await response.json()).toMatchObject({ message });
  expect(resolver).not.toHaveBeenCalled();
});

test('rejects a body that is not a form, and an unknown field', async () => {
  server.use(handle(media.add, vi.fn()));
  expect((await fetch('http://localhost/api/media', { method: 'POST', body: '{}' })).status).toBe(415);
  const stray = await send([
    ['alt', 'A'],
    ['zzz', '1'],
    ['image', png('1')],
  ]);
  expect(stray.status).toBe(400);
  expect(await stray.text()).toContain('zzz');
});

test('returns the CSV of a resolver', async () => {
  server.use(
    handle(media.list, () => new Response('alt\r\nA\r\n', { headers: { 'content-type': 'text/csv' } })),
  );
  expect(await (await fetch('http://localhost/api/media.csv')).text()).toBe('alt\r\nA\r\n');
});

test('forms read at once leave the global File as it was', async () => {
  const { File: own } = globalThis;
  // Node's own File is the global one here, so another class plays that of a DOM.
  class DomFile extends own {}
  globalThis.File = DomFile;
  onTestFinished(() => {
    globalThis.File = own;
  });
  const body = new FormData();
  body.append('image', new own(['abc'], 'a.png', { type: 'image/png' }));
  const sent = new Request('http://localhost/api/media', { method: 'POST', body });
  const bytes = await sent.arrayBuffer();
  // Their bytes arrive in the same moment, as on a busy machine.
  const request = { headers: sent.headers, arrayBuffer: async () => bytes } as Request;
  const read = () =>
    readForm(
      request,
      { files: { image } },
      (texts) => texts,
      (_, message) => {
        throw new Error(message);
      },
    );
  const forms = await Promise.all(Array.from({ length: 8 }, read));
  expect(forms.map(({ files }) => files.image?.[0]?.size)).toEqual(Array.from({ length: 8 }, () => 3));
  expect(globalThis.File).toBe(DomFile);
});
