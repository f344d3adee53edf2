import { get } from '@upcurve/contracts/shared/endpoint';
import { z } from '@upcurve/contracts/shared/zod';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { implement } from './implement.ts';

const Inner = z.strictObject({ pattern: z.string(), at: z.iso.datetime().nullable() });
const Kind = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead'), tier: z.enum(['a', 'b']).nullable() }),
  z.strictObject({ type: z.literal('note'), text: z.string() }),
]);
const sample = {
  read: get('/api/sample', {
    summary: 'An answer of every shape',
    access: 'public',
    response: z.strictObject({
      /** A name that is a keyword of JSON Schema. */
      maximum: z.int().min(3),
      inner: Inner.nullable(),
      list: z.array(Inner.nullable()),
      either: z.union([z.string(), z.number()]).nullable(),
      byKey: z.record(z.string(), Inner),
      kinds: z.array(Kind),
      left: z.string().nullable().optional(),
    }),
  }),
};

const inner = { pattern: 'x', at: '2026-11-22T10:00:00.000Z' };
const answer = {
  maximum: 3,
  inner,
  list: [inner, null, { pattern: '', at: null }],
  either: 3,
  byKey: { one: inner },
  kinds: [
    { type: 'lead' as const, tier: null },
    { type: 'lead' as const, tier: 'a' as const },
    { type: 'note' as const, text: '' },
  ],
};

/** Sends what a handler returns. Returns the answer's status and text. */
async function send(given: typeof answer) {
  const api = await startApi({
    mount: (app) => implement(app, 'sample', sample, { read: async () => given }),
  });
  onTestFinished(() => api.close());
  const { statusCode, body } = await api.app.inject({ url: '/api/sample' });
  return { statusCode, body };
}

test.each([answer, { ...answer, inner: null, either: null, left: null }, { ...answer, left: '"' }])(
  'sends an answer that matches its contract unchanged (%#)',
  async (given) => {
    const { statusCode, body } = await send(given as typeof answer);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual(given);
  },
);

test('leaves out properties that are not in the contract, at every level', async () => {
  const more = {
    secret: 1,
    ...answer,
    inner: { ...inner, secret: 2 },
    list: [{ ...inner, secret: 3 }],
    byKey: { one: { ...inner, secret: 4 } },
    kinds: [{ type: 'note' as const, text: '', secret: 5 }],
  };
  const { statusCode, body } = await send(more as never);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('secret');
});
