import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { forwardedForPlugin } from './headers.ts';

const app = Fastify({ trustProxy: ['loopback', '10.0.0.0/8'] });
forwardedForPlugin(app);
app.get('/ip', async ({ ip }) => ip);
afterAll(() => app.close());

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7:4711, 10.0.0.2:8080', '203.0.113.7'],
  ['198.51.100.1:1,203.0.113.7:4711', '203.0.113.7'],
  ['unknown, 203.0.113.7:1', '203.0.113.7'],
])('reads X-Forwarded-For: %s as %s', async (header, ip) => {
  expect((await app.inject({ url: '/ip', headers: { 'x-forwarded-for': header } })).body).toBe(ip);
});

test('ignores X-Forwarded-For of a caller that is not a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7:4711' };
  const answer = await app.inject({ url: '/ip', headers, remoteAddress: '198.51.100.9' });
  expect(answer.body).toBe('198.51.100.9');
});
