import { LEAD_MAILS_PER_HOUR } from '@upcurve/contracts/leads/lead-mails';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { tooMany } from '../http/errors.ts';
import { signature } from './tokens.ts';

const MINUTE = 60;

/** A limit of `calls` uses per `seconds`, counted under `name`. */
export interface RateLimit {
  name: string;
  calls: number;
  seconds: number;
}

/** Rate limits other than those of public writes, which are in the contracts. */
export const LIMITS = {
  loginPerUser: { name: 'loginPerUser', calls: 5, seconds: 15 * MINUTE },
  loginPerDevice: { name: 'loginPerDevice', calls: 5, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'loginPerAddress', calls: 20, seconds: 15 * MINUTE },
  failuresNotedPerAddress: { name: 'failuresNotedPerAddress', calls: 100, seconds: 24 * 60 * MINUTE },
  unprovenPerAddress: { name: 'unprovenPerAddress', calls: 3, seconds: 24 * 60 * MINUTE },
  leadMailPerUser: { name: 'leadMailPerUser', calls: LEAD_MAILS_PER_HOUR, seconds: 60 * MINUTE },
  reportPdfPerAddress: { name: 'reportPdfPerAddress', calls: 20, seconds: 10 * MINUTE },
  mailTestPerUser: { name: 'mailTestPerUser', calls: 10, seconds: 10 * MINUTE },
  testLeadPerUser: { name: 'testLeadPerUser', calls: 10, seconds: 10 * MINUTE },
  webhookTestPerUser: { name: 'webhookTestPerUser', calls: 20, seconds: 5 * MINUTE },
} satisfies Record<string, RateLimit>;

/** Limits repeats of a write with the same Idempotency-Key. */
const REPEATS: RateLimit = { name: 'repeatPerKey', calls: 100, seconds: 10 * MINUTE };

/**
 * Returns the networks of an address, the narrowest first, each with a multiplier for its limit. An IPv4 address is one
 * household or office. For IPv6 a household is a /64, but a rented server has a /56 or /48 with many of them.
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
export const addressKey = (address: string): string => networksOf(address)[0]?.key ?? address;

export interface RateLimits {
  /**
   * Consumes a point and returns how many have been consumed.
   * @throws {HttpError} 429 with Retry-After if none is left
   */
  use(limit: RateLimit, key: string): Promise<number>;
  /**
   * Consumes one point for all requests with the same Idempotency-Key, because the write runs only once.
   * @throws {HttpError} 429 with Retry-After if none is left
   */
  useOnce(limit: RateLimit, key: string, idempotencyKey: string | undefined): Promise<void>;
  /**
   * Does the same for an address, in each of its networks.
   * @throws {HttpError} 429 with Retry-After if none is left
   */
  useFor(limit: RateLimit, address: string, idempotencyKey?: string): Promise<void>;
  /** Does the same without an error, and returns whether there was a point left. */
  isWithin(limit: RateLimit, address: string): Promise<boolean>;
  /** Refunds one point, because the use was legitimate. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  /** Refunds one point to an address, as counted by `useFor`. */
  giveBackTo(limit: RateLimit, address: string): Promise<void>;
  /** Refunds all points. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** Scales a number of points by the same factor as the limits. */
  scaled(points: number): number;
}

/**
 * Stores limits in Redis, shared by all processes. While Redis is unavailable or not configured, each process counts on
 * its own. `factor` multiplies every limit.
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
      // A rejected key must not let its next attempt pass.
      await limiterOf(REPEATS).delete(repeat);
      throw refusal;
    }
  }

  /** Returns the limit and key for each network of an address. */
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
