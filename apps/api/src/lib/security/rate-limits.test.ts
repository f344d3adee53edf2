import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COUNTS_MAX, createRateLimits } from './rate-limits.ts';

const LIMIT = { name: 'tries', calls: 2, seconds: 60 };

/** Returns how many of these addresses, one after the other, are within the limit. */
async function allowed(addresses: string[]): Promise<number> {
  const limits = createRateLimits(1);
  const tries = [];
  for (const address of addresses)
    tries.push(
      await limits.useFor(LIMIT, address).then(
        () => 1,
        () => 0,
      ),
    );
  return tries.reduce<number>((sum, each) => sum + each, 0);
}
const many = (count: number, addressOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => addressOf(i));
const hex = (i: number) => i.toString(16);

test.each([
  ['an IPv4 address', 2, many(20, () => '203.0.113.7')],
  ['one written as IPv6', 2, [...many(2, () => '203.0.113.7'), ...many(9, () => '::ffff:203.0.113.7')]],
  ['a /64', 2, many(20, (i) => `2001:db8:0:1::${hex(i + 1)}`)],
  ['a /56', 8, many(60, (i) => `2001:db8:0:1${hex(i + 16)}::1`)],
  ['a /48', 32, many(200, (i) => `2001:db8:0:${hex(i * 256)}::1`)],
  ['networks of their own', 40, many(40, (i) => `2001:db8:${hex(i + 1)}::1`)],
])('%s may make %i calls', async (_, times, addresses) => {
  expect(await allowed(addresses)).toBe(times);
});

test('gives a call back to the limits of every enclosing network', async () => {
  const limits = createRateLimits(1);
  for (let i = 0; i < 100; i++) {
    await limits.useFor(LIMIT, `2001:db8:0:${hex(i * 256)}::1`);
    await limits.giveBackTo(LIMIT, `2001:db8:0:${hex(i * 256)}::1`);
  }
});

test('one household that goes on calling does not use up the calls of its network', async () => {
  const limits = createRateLimits(1);
  const calls = many(100, () => '2001:db8:0:1::1').map((address) => limits.tryConsume(LIMIT, address));
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(2);
  expect(await limits.tryConsume(LIMIT, '2001:db8:0:2::1')).toBe(true);
});

test('forgets the longest unused addresses rather than filling the memory', async () => {
  const limits = createRateLimits(1);
  await limits.use(LIMIT, 'used once');
  await limits.use(LIMIT, 'in use');
  for (let i = 0; i < COUNTS_MAX; i++) {
    await limits.use(LIMIT, `caller ${i}`);
    if (i === COUNTS_MAX / 2) await limits.use(LIMIT, 'in use');
  }
  expect(await limits.use(LIMIT, 'used once')).toBe(1);
  await expect(limits.use(LIMIT, 'in use')).rejects.toMatchObject({ statusCode: 429 });
});

test('nobody is over a limit that cannot be counted', async () => {
  const limits = createRateLimits(1);
  const broken = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(new Error('broken'));
  onTestFinished(() => broken.mockRestore());
  expect(await limits.tryConsume(LIMIT, '203.0.113.7')).toBe(true);
});
