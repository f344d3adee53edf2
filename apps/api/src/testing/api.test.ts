import { submissions } from '@upcurve/contracts/leads/submissions';
import { defineEndpoints } from '@upcurve/contracts/shared/endpoint';
import { z } from '@upcurve/contracts/shared/zod';
import { expect, test } from 'vitest';
import { implement } from '../lib/http/implement.ts';
import { startApi } from './api.ts';

const leaky = defineEndpoints({
  leak: {
    method: 'GET',
    path: '/api/leak',
    summary: 'Rows with a column too many',
    access: 'public',
    response: z.array(z.strictObject({ id: z.int() })),
  },
});
const rows = [
  { id: 1, secret: 'x' },
  { id: 2, secret: 'y' },
];

test('fails a test whose answer had a column outside the contract', async () => {
  const api = await startApi({ mount: (app) => implement(app, 'leak', leaky, { leak: async () => rows }) });
  expect(await api.client(leaky).leak()).toEqual([{ id: 1 }, { id: 2 }]);
  await expect(api.close()).rejects.toThrow('GET /api/leak: secret');
});

test('an unexpected refusal names the invalid field or the missing permission', async () => {
  const api = await startApi();
  const id = '0198a2f0-0000-7000-8000-000000000000';
  const editor = api.client(submissions, await api.signIn('editor'));
  await expect(editor.getSubmission({ params: { id } })).rejects.toThrow('asks for leads:read');
  const sales = api.client(submissions, await api.signIn('sales'));
  const attempt = sales.setSubmissionStatus({ params: { id }, body: { status: 'lost' as never } });
  await expect(attempt).rejects.toThrow(/PATCH .*\n {2}status: Choose one of these/);
  await api.close();
});
