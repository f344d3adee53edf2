import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './errors.ts';

const MINUTE = 60;

/** So many uses in so many seconds, counted under this name. */
export interface RateLimit {
  name: string;
  calls: number;
  seconds: number;
}

/** Limits that count by more than an address; those of public writes stand in their contracts. */
export const LIMITS = {
  loginPerUser: { name: 'loginPerUser', calls: 5, seconds: 15 * MINUTE },
  loginPerAddress: { name: 'loginPerAddress', calls: 20, seconds: 15 * MINUTE },
  webhookTestPerUser: { name: 'webhookTestPerUser', calls: 20, seconds: 5 * MINUTE },
} satisfies Record<string, RateLimit>;

/** Repeats of a write under one Idempotency-Key. */
const REPEATS: RateLimit = { name: 'repeatPerKey', calls: 100, seconds: 10 * MINUTE };

/** One household or office: a whole IPv4 address, the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

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
  /** Gives all points back, as a successful login does. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** How many of the points are free before something slows down, scaled as the limits are. */
  scaled(points: number): number;
}

/** Limits kept in this process. `factor` multiplies every one of them. */
export function createRateLimits(factor: number): RateLimits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor));
  const limiters = new Map<string, RateLimiterMemory>();
  function limiterOf({ name, calls, seconds }: RateLimit): RateLimiterMemory {
    const limiter =
      limiters.get(name) ??
      new RateLimiterMemory({ keyPrefix: name, points: scaled(calls), duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  async function use(limit: RateLimit, key: string): Promise<number> {
    try {
      return (await limiterOf(limit).consume(key)).consumedPoints;
    } catch (reason) {
      throw tooMany(Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000)));
    }
  }

  return {
    use,
    async useOnce(limit, key, idempotencyKey) {
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
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
    scaled,
  };
}
