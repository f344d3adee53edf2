import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerCompiler } from './serializer.ts';

const Inner = z.strictObject({ pattern: z.string(), at: z.iso.datetime().nullable() });
const Answer = z.strictObject({
  id: z.uuid(),
  /** These names are keywords of JSON Schema. */
  format: z.enum(['a', 'b']),
  maximum: z.int().min(3),
  inner: Inner.nullable(),
  list: z.array(Inner.nullable()),
  either: z.union([z.string(), z.number()]).nullable(),
  byKey: z.record(z.string(), Inner),
  left: z.string().nullable().optional(),
});
const write = serializerCompiler()({ schema: Answer, method: 'GET', url: '/', httpStatus: '200' });
const inner = { pattern: 'x', at: '2026-11-22T10:00:00.000Z' };
const answer = {
  id: '018f0000-0000-7000-8000-000000000001',
  format: 'a',
  maximum: 3,
  inner,
  list: [inner, null, { pattern: '', at: null }],
  either: 3,
  byKey: { one: inner },
};

test('writes an answer that matches its contract unchanged', () => {
  for (const each of [answer, { ...answer, inner: null, either: null, left: null }, { ...answer, left: '"' }])
    expect(JSON.parse(write(each))).toEqual(each);
});

test('leaves out properties that are not in the contract, at every level', () => {
  const more = {
    secret: 1,
    ...answer,
    inner: { ...inner, secret: 2 },
    list: [{ ...inner, secret: 3 }],
    byKey: { one: { ...inner, secret: 4 } },
  };
  expect(write(more)).not.toContain('secret');
});

test('throws if a required property is missing', () => {
  const { id: _, ...without } = answer;
  expect(() => write(without)).toThrow('"id" is required');
});

test('writes each variant of a union, including a nullable enum', () => {
  const Kind = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('lead'), tier: z.enum(['a', 'b']).nullable() }),
    z.strictObject({ type: z.literal('note'), text: z.string() }),
  ]);
  const writeKinds = serializerCompiler()({
    schema: z.array(Kind),
    method: 'GET',
    url: '/kinds',
    httpStatus: '200',
  });
  const kinds = [
    { type: 'lead', tier: null },
    { type: 'lead', tier: 'a' },
    { type: 'note', text: '' },
  ];
  expect(JSON.parse(writeKinds(kinds))).toEqual(kinds);
});
