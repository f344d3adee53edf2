import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { send, startApi, startWeb } from '../test/servers.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OURS = '0191f3a2-5b7c-7def-8123-456789abcdef';

/** Returns the id that the API receives for a request with these headers. */
async function heard(headers: Record<string, string> = {}): Promise<unknown> {
  const to = await startApi(async (req, res) => {
    await buffer(req);
    res.end(JSON.stringify(req.headers['x-request-id']));
  });
  const { address } = await startWeb({ forward: { to } });
  return JSON.parse((await send(address, '/api/a', { headers })).body.toString());
}

test('generates a request id, or keeps the valid one of a proxy', async () => {
  const first = await heard();
  expect(first).toMatch(UUID);
  expect(await heard()).not.toBe(first);
  expect(await heard({ 'x-request-id': OURS })).toBe(OURS);
});

test.each(['', 'me', `${OURS}x`, '{"level":50}', 'a'.repeat(100)])(
  'replaces a malformed id: %s',
  async (id) => {
    expect(await heard({ 'x-request-id': id })).toMatch(UUID);
  },
);

test('logs and returns the same id for a failed request', async () => {
  const { address, log } = await startWeb({
    pages: (app) =>
      app.get('/*', () => {
        throw new Error('broken');
      }),
  });
  const answers = [await send(address, '/api/a'), await send(address, '/page')];
  expect(answers.map(({ status }) => status)).toEqual([503, 500]);
  const lines = log.map(({ requestId }) => requestId);
  expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(lines);
  expect(lines[0]).toMatch(UUID);
});
