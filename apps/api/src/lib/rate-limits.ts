import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './errors.ts';

const MINUTE = 60;
/** Points and the seconds in which they may be used. */
const LIMITS = {
  loginPerUser: [5, 15 * MINUTE],
  loginPerAddress: [20, 15 * MINUTE],
  registerPerAddress: [20, 15 * MINUTE],
  submitPerAddress: [5, 10 * MINUTE],
  contactPerAddress: [5, 10 * MINUTE],
  sessionPerAddress: [60, 10 * MINUTE],
  saveSessionPerAddress: [600, 10 * MINUTE],
  /** Repeats of a write under one Idempotency-Key. */
  repeatPerKey: [100, 10 * MINUTE],
  webhookTestPerUser: [20, 5 * MINUTE],
} as const;
export type LimitName = keyof typeof LIMITS;

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
  use(name: LimitName, key: string): Promise<number>;
  /**
   * Uses one of the points for everything that comes under one Idempotency-Key, since it is done only once.
   * @throws {HttpError} 429 with Retry-After where none is left
   */
  useOnce(name: LimitName, key: string, idempotencyKey: string | undefined): Promise<void>;
  /** Gives all points back, as a successful login does. */
  forget(name: LimitName, key: string): Promise<void>;
  /** How many of the points are free before something slows down, scaled as the limits are. */
  scaled(points: number): number;
}

/** Limits kept in this process. `factor` multiplies every one of them. */
export function createRateLimits(factor: number): RateLimits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor));
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, [points, duration]]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: scaled(points), duration }),
    ]),
  );
  const limiter = (name: LimitName) => limiters.get(name)!; // the map holds every LimitName

  async function use(name: LimitName, key: string): Promise<number> {
    try {
      return (await limiter(name).consume(key)).consumedPoints;
    } catch (reason) {
      throw tooMany(Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000)));
    }
  }

  return {
    use,
    async useOnce(name, key, idempotencyKey) {
      if (idempotencyKey === undefined) return void (await use(name, key));
      const repeat = `${name} ${key} ${idempotencyKey}`;
      if ((await use('repeatPerKey', repeat)) > 1) return;
      try {
        await use(name, key);
      } catch (refusal) {
        // A key that was refused is no pass for its next try.
        await limiter('repeatPerKey').delete(repeat);
        throw refusal;
      }
    },
    async forget(name, key) {
      await limiter(name).delete(key);
    },
    scaled,
  };
}
