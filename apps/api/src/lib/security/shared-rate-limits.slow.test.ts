import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../test/api.ts';
import { hasRedis, startRedis } from '../../../test/servers/redis-server.ts';
import { createRateLimits, type RateLimit, type RateLimits } from './rate-limits.ts';
import { openRedis } from './redis.ts';

const LIMIT: RateLimit = { name: 'POST /api/x', calls: 3, seconds: 600 };
const refused = (limits: RateLimits, key = 'a') =>
  expect(limits.use(LIMIT, key)).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });

test('each process counts by itself without Redis', async () => {
  const [one, other] = [createRateLimits(1), createRateLimits(1)];
  for (let i = 0; i < 3; i++) await one.use(LIMIT, 'a');
  await refused(one);
  expect(await other.use(LIMIT, 'a')).toBe(1);
});

describe.skipIf(!hasRedis)('with Redis (skipped where no redis-server is installed)', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let clients: Redis[];
  let lines: string[];
  let one: RateLimits;
  let other: RateLimits;
  beforeEach(async () => {
    server = await startRedis();
    lines = [];
    const say = (...words: unknown[]) => void lines.push(String(words.at(-1)));
    clients = [0, 1].map(() => openRedis(server.url, { warn: say, info: say }));
    await untilReady();
    [one, other] = clients.map((client) => createRateLimits(1, client)) as [RateLimits, RateLimits];
  });
  afterEach(async () => {
    for (const client of clients) client.disconnect();
    await server.leave();
  });
  const untilReady = () =>
    until(() => expect(clients.map(({ status }) => status)).toEqual(['ready', 'ready']));

  test('processes share counts and resets, and a refused call gets Retry-After', async () => {
    expect([await one.use(LIMIT, 'a'), await other.use(LIMIT, 'a'), await one.use(LIMIT, 'a')]).toEqual([
      1, 2, 3,
    ]);
    await refused(other);
    expect(await other.use(LIMIT, 'b')).toBe(1);
    await other.forget(LIMIT, 'a');
    expect(await one.use(LIMIT, 'a')).toBe(1);
    await other.giveBack(LIMIT, 'a');
    expect(await one.use(LIMIT, 'a')).toBe(1);
  });

  test('each process counts by itself during an outage and logs the start and end of it once', async () => {
    await one.use(LIMIT, 'a');
    await server.leave();
    await until(() => expect(lines).toHaveLength(2));
    expect(await one.use(LIMIT, 'a')).toBe(1);
    await one.use(LIMIT, 'a');
    await one.use(LIMIT, 'a');
    await refused(one);
    expect(await other.use(LIMIT, 'a')).toBe(1);
    expect(lines).toEqual(Array(2).fill('Redis is unavailable: each process counts rate limits by itself'));

    await server.comeBack();
    await untilReady();
    expect(lines.slice(2)).toEqual(Array(2).fill('Redis is available again: rate limits are shared'));
    expect([await one.use(LIMIT, 'a'), await other.use(LIMIT, 'a')]).toEqual([1, 2]);
  });

  test('calls do not wait forever when Redis hangs', async () => {
    server.hang();
    expect(await one.use(LIMIT, 'a')).toBe(1);
    expect(await one.use(LIMIT, 'a')).toBe(2);
    server.resume();
  });
});

test('a process counts by itself if Redis cannot be reached at the start', async () => {
  const lines: unknown[] = [];
  const say = (...words: unknown[]) => void lines.push(words.at(-1));
  const redis = openRedis('redis://127.0.0.1:9', { warn: say, info: say });
  const limits = createRateLimits(1, redis);
  expect([await limits.use(LIMIT, 'a'), await limits.use(LIMIT, 'a')]).toEqual([1, 2]);
  await until(() => expect(lines).toHaveLength(1));
  redis.disconnect();
});
