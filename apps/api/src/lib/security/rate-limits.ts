import { LEAD_MAILS_PER_HOUR } from '@upcurve/contracts/leads/lead-mails';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { HttpError, tooMany } from '../http/errors.ts';
import { signature } from './tokens.ts';

const MINUTE = 60;

export interface RateLimit {
  name: string;
  calls: number;
  seconds: number;
}

/** Rate limits other than those of public writes, which are in the contracts. */
export const LIMITS = {
  loginPerUser: { name: 'loginPerUser', calls: 5, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'loginPerAddress', calls: 20, seconds: 15 * MINUTE },
  failuresNotedPerAddress: { name: 'failuresNotedPerAddress', calls: 100, seconds: 24 * 60 * MINUTE },
  unprovenPerAddress: { name: 'unprovenPerAddress', calls: 3, seconds: 24 * 60 * MINUTE },
  leadMailPerUser: { name: 'leadMailPerUser', calls: LEAD_MAILS_PER_HOUR, seconds: 60 * MINUTE },
  reportPdfPerAddress: { name: 'reportPdfPerAddress', calls: 20, seconds: 10 * MINUTE },
  mailTestPerUser: { name: 'mailTestPerUser', calls: 10, seconds: 10 * MINUTE },
  testLeadPerUser: { name: 'testLeadPerUser', calls: 10, seconds: 10 * MINUTE },
  webhookTestPerUser: { name: 'webhookTestPerUser', calls: 20, seconds: 5 * MINUTE },
} satisfies Record<string, RateLimit>;

/** Maximum number of counts in memory, about 25 MB. Beyond it, the longest unused are forgotten. */
export const COUNTS_MAX = 50_000;

/**
 * Returns the networks of an address, the widest first, each with a multiplier for its limit. An IPv4 address is one
 * household or office. For IPv6 a household is a /64, but a rented server has a /56 or /48 with many of them.
 */
function networksOf(address: string): { key: string; times: number }[] {
  if (!ipaddr.isValid(address)) return [{ key: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), times: 1 }];
  const hex = Buffer.from(parsed.toByteArray()).toString('hex');
  return [48, 56, 64].map((bits) => ({
    key: `${hex.slice(0, bits / 4)}/${bits}`,
    times: 4 ** ((64 - bits) / 8),
  }));
}

/**
 * Returns a keyed hash of the widest network that one customer of a provider has, an IPv6 /48 or an IPv4 /24, to
 * compare networks without storing them.
 */
export function networkHash(secret: string, address: string): string {
  if (!ipaddr.isValid(address)) return signature(secret, 'network', address);
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 3 : 6);
  return signature(secret, 'network', Buffer.from(bytes).toString('hex'));
}

/** Returns the rate limit key of one household or office. */
export const addressKey = (address: string): string => networksOf(address).at(-1)?.key ?? address;

export interface RateLimits {
  /**
   * Consumes a point and returns how many have been consumed.
   * @throws {HttpError} 429 with Retry-After if none is left
   */
  use(limit: RateLimit, key: string): Promise<number>;
  /**
   * Does the same for an address, in each of its networks.
   * @throws {HttpError} 429 with Retry-After if none is left
   */
  useFor(limit: RateLimit, address: string): Promise<void>;
  /** Does the same, and returns whether there was a point left. If counting fails, there was one. */
  tryConsume(limit: RateLimit, address: string): Promise<boolean>;
  /** Refunds one point, because the use was legitimate. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  /** Refunds one point to an address, as counted by `useFor`. */
  giveBackTo(limit: RateLimit, address: string): Promise<void>;
  forget(limit: RateLimit, key: string): Promise<void>;
  /** Scales a number of points by the same factor as the limits. */
  scaled(points: number): number;
}

/** Counts in memory. Anybody can make up keys, so their number is limited. */
class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new Set<string>();

  override consume(key: string, points?: number, options?: { customDuration: number }) {
    // Set again, so that the keys are in the order of their last use.
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > COUNTS_MAX && oldest !== undefined) {
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points, options);
  }
}

/**
 * Stores limits in Redis, shared by all processes. While Redis is unavailable or not configured, each process counts on
 * its own. `factor` multiplies every limit.
 */
export function createRateLimits(factor: number, redis?: Redis): RateLimits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor));
  // Counts only. Each use has a limit and duration of its own.
  const options = { keyPrefix: 'upcurve', points: Number.MAX_SAFE_INTEGER, duration: MINUTE };
  const memory = new BoundedMemory(options);
  const counter = redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      })
    : memory;
  const keyOf = ({ name }: RateLimit, key: string) => `${name}:${key}`;

  async function use(limit: RateLimit, key: string): Promise<number> {
    const duration = { customDuration: limit.seconds };
    const { consumedPoints, msBeforeNext } = await counter.consume(keyOf(limit, key), 1, duration);
    if (consumedPoints > scaled(limit.calls)) throw tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
    return consumedPoints;
  }

  async function giveBack(limit: RateLimit, key: string): Promise<void> {
    await counter.reward(keyOf(limit, key), 1, { customDuration: limit.seconds });
  }

  const limitsFor = (limit: RateLimit, address: string) =>
    networksOf(address).map(({ key, times }) => ({
      limit: { ...limit, name: `${limit.name}*${times}`, calls: limit.calls * times },
      key,
    }));

  async function useFor(limit: RateLimit, address: string): Promise<void> {
    const used: ReturnType<typeof limitsFor> = [];
    try {
      for (const each of limitsFor(limit, address)) {
        used.push(each);
        await use(each.limit, each.key);
      }
    } catch (refusal) {
      // One household must not use up the calls of the others in its network.
      for (const each of used) await giveBack(each.limit, each.key);
      throw refusal;
    }
  }

  return {
    use,
    useFor,
    tryConsume: (limit, address) =>
      useFor(limit, address).then(
        () => true,
        (error: unknown) => !(error instanceof HttpError),
      ),
    giveBack,
    async giveBackTo(limit, address) {
      for (const each of limitsFor(limit, address)) await giveBack(each.limit, each.key);
    },
    async forget(limit, key) {
      await counter.delete(keyOf(limit, key));
    },
    scaled,
  };
}
