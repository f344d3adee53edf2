import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { tooMany } from '../http/errors.ts';

const MINUTE = 60;

/** So many uses in so many seconds, counted under this name. */
export interface RateLimit {
  name: string;
  calls: number;
  seconds: number;
}

/** Rate limits that count by more than the address. Those of public writes are in the contracts. */
export const LIMITS = {
  loginPerUser: { name: 'loginPerUser', calls: 5, seconds: 15 * MINUTE },
  loginPerDevice: { name: 'loginPerDevice', calls: 5, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'loginPerAddress', calls: 20, seconds: 15 * MINUTE },
  failuresNotedPerAddress: { name: 'failuresNotedPerAddress', calls: 100, seconds: 24 * 60 * MINUTE },
  unprovenPerAddress: { name: 'unprovenPerAddress', calls: 3, seconds: 24 * 60 * MINUTE },
  webhookTestPerUser: { name: 'webhookTestPerUser', calls: 20, seconds: 5 * MINUTE },
} satisfies Record<string, RateLimit>;

/** Repeats of a write under one Idempotency-Key. */
const REPEATS: RateLimit = { name: 'repeatPerKey', calls: 100, seconds: 10 * MINUTE };

/**
 * The networks that calls from an address count for, the narrowest first, and how many times as much each may do: an IPv4
 * address is one household or office; for IPv6 that is a /64, but a rented server has a /56 or /48 full of them.
 */
function networksOf(address: string): { key: string; times: number }[] {
  if (!ipaddr.isValid(address)) return [{ key: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), times: 1 }];
  const hex = Buffer.from(parsed.toByteArray()).toString('hex');
  return [64, 56, 48].map((bits) => ({
    key: `${hex.slice(0, bits / 4)}/${bits}`,
    times: 4 ** ((64 - bits) / 8),
  }));
}

/** One household or office. */
export const addressKey = (address: string): string => networksOf(address)[0]?.key ?? address;

export interface RateLimits {
  /**
   * Uses one of the points and gives how many have been used.
   * @throws {HttpError} 429 with Retry-After where none is left
   */
  use(limit: RateLimit, key: string): Promise<number>;
  /**
   * Uses one of the points for everything that comes under one Idempotency-Key, since it is done only once.
   * @throws {HttpError} 429 with Retry-After where none is left
   */
  useOnce(limit: RateLimit, key: string, idempotencyKey: string | undefined): Promise<void>;
  /**
   * The same for an address, in each of its networks.
   * @throws {HttpError} 429 with Retry-After where none is left
   */
  useFor(limit: RateLimit, address: string, idempotencyKey?: string): Promise<void>;
  /** The same for what is merely left out where none is left; whether there was one. */
  isWithin(limit: RateLimit, address: string): Promise<boolean>;
  /** Gives one point back: that use was a good one. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  /** The same for an address, as `useFor` counts it. */
  giveBackTo(limit: RateLimit, address: string): Promise<void>;
  /** Gives all points back. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** How many of the points are free before something slows down, scaled as the limits are. */
  scaled(points: number): number;
}

/**
 * Limits kept in Redis, for all processes together, and while it is away or where there is none in this process alone.
 * `factor` multiplies every one of them.
 */
export function createRateLimits(factor: number, redis?: Redis): RateLimits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor));
  const limiters = new Map<string, RateLimiterMemory | RateLimiterStoreAbstract>();
  function newLimiter({ name, calls, seconds }: RateLimit): RateLimiterMemory | RateLimiterStoreAbstract {
    const options = { keyPrefix: `upcurve:${name}`, points: scaled(calls), duration: seconds };
    const own = new RateLimiterMemory(options);
    if (!redis) return own;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
    });
  }
  function limiterOf(limit: RateLimit) {
    const limiter = limiters.get(limit.name) ?? newLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  async function use(limit: RateLimit, key: string): Promise<number> {
    try {
      return (await limiterOf(limit).consume(key)).consumedPoints;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    }
  }

  async function useOnce(limit: RateLimit, key: string, idempotencyKey: string | undefined): Promise<void> {
    if (idempotencyKey === undefined) return void (await use(limit, key));
    const repeat = `${limit.name} ${key} ${idempotencyKey}`;
    if ((await use(REPEATS, repeat)) > 1) return;
    try {
      await use(limit, key);
    } catch (refusal) {
      // A key that was refused is no pass for its next try.
      await limiterOf(REPEATS).delete(repeat);
      throw refusal;
    }
  }

  /** The limit of each network that an address is in, with the key that counts there. */
  const limitsFor = (limit: RateLimit, address: string) =>
    networksOf(address).map(({ key, times }) => ({
      limit: { ...limit, name: `${limit.name}*${times}`, calls: limit.calls * times },
      key,
    }));

  return {
    use,
    useOnce,
    async useFor(limit, address, idempotencyKey) {
      for (const each of limitsFor(limit, address)) await useOnce(each.limit, each.key, idempotencyKey);
    },
    isWithin(limit, address) {
      return this.useFor(limit, address).then(
        () => true,
        () => false,
      );
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key, 1);
    },
    async giveBackTo(limit, address) {
      for (const each of limitsFor(limit, address)) await this.giveBack(each.limit, each.key);
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
    scaled,
  };
}
