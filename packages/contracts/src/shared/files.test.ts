import { describe, expect, test } from 'vitest';
import { callTimes } from './call-times.ts';
import { get, post } from './endpoint.ts';
import {
  FIELD_MAX,
  fileFault,
  formFaults,
  formMax,
  missingFile,
  partsMax,
  sizeInWords,
} from './multipart.ts';
import { z } from './zod.ts';

const form = {
  fields: z.strictObject({ alt: z.string() }),
  files: {
    image: { max: 5_000_000, types: ['image/png', 'image/jpeg'] },
    extra: { max: 1024, types: ['text/plain'], count: 2, optional: true },
  },
} as const;

const media = {
  add: post('/api/media/{id}/file', {
    summary: 'Add one',
    access: 'staff',
    accepts: form,
    response: z.strictObject({ id: z.uuid() }),
  }),
  list: get('/api/media', {
    summary: 'All',
    access: 'staff',
    answers: 'csv',
    response: z.strictObject({ name: z.string() }),
  }),
  slow: post('/api/media/slow', {
    summary: 'Slow',
    access: 'staff',
    timeoutSeconds: 40,
    response: z.strictObject({}),
  }),
};

test.each([
  ['POST', '/api/media/7/file', { isUpload: true, silence: 30_000 }],
  ['POST', '/api/media/slow', { isUpload: false, silence: 50_000 }],
  ['GET', '/api/media/7/file', undefined],
  ['POST', '/api/media/7/8/file', undefined],
  ['POST', '/api/media/7/file/', undefined],
  ['GET', '/api/media', undefined],
])('gives a proxy the time limit of %s %s', (method, path, time) => {
  expect(callTimes({ media })(method, path)).toEqual(time);
});

describe('a form', () => {
  test('may be as large as its files, fields and part headers together', () => {
    expect(partsMax(form)).toBe(4);
    expect(formMax(form)).toBe(5_000_000 + 2 * 1024 + FIELD_MAX + 5 * 4096);
  });

  test.each([
    ['image', 'image/png', 1, undefined],
    ['image', 'image/png', 2, formFaults.tooMany('image', form.files.image)],
    ['image', 'image/gif', 1, formFaults.wrongType('image', form.files.image)],
    ['extra', 'text/plain', 2, undefined],
    ['other', 'text/plain', 1, formFaults.strayFile('other')],
    ['constructor', 'text/plain', 1, formFaults.strayFile('constructor')],
  ])('with the file %s of type %s (number %i) reports the right fault', (name, type, nth, fault) => {
    expect(fileFault(form, name, type, nth)).toEqual(fault);
  });

  test('reports only required files as missing', () => {
    expect(missingFile(form, new Set(['extra']))).toEqual(formFaults.missing('image'));
    expect(missingFile(form, new Set(['image']))).toBeUndefined();
  });
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 kB'],
  [100 * 1024 * 1024, '100 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('describes %i bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
