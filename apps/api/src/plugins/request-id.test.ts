import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { apiForTest } from '../../test/api.ts';
import { buildApp } from '../app.ts';

const OURS = '0191f3a2-5b7c-7def-8123-456789abcdef';

test('logs and returns a valid id of the request, and replaces an invalid one', async () => {
  const lines: Record<string, unknown>[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line)) } } });
  const api = await apiForTest();
  const app = await buildApp({ ...api.services, log });

  const known = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': OURS } });
  expect(known.headers['x-request-id']).toBe(OURS);
  const strange = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'x","level":60' } });
  expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(lines.map(({ requestId }) => requestId)).toEqual([OURS, strange.headers['x-request-id']]);

  await app.close();
});
