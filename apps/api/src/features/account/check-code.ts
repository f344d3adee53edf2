import { CODE_DIGITS } from '@upcurve/contracts/account/second-factor';
import type { Db } from '../../db/client.ts';
import { normaliseCode, stepOf } from '../../lib/security/one-time-codes.ts';
import { unseal } from '../../lib/security/seal.ts';
import type { Services } from '../../services.ts';
import { type LockedFactor, mustWaitForNextCode, secondFactorQueries } from './second-factor-queries.ts';

export const SECOND_FACTOR = 'second-factor';

/** The result of a code check: no code needed, code missing, wrong or accepted, or a wait in seconds. */
export type CodeCheck =
  | { kind: 'none' | 'missing' | 'wrong' }
  | { kind: 'passed'; isRecovery: boolean }
  | { kind: 'throttled'; seconds: number };

export const CODE_FAULTS = {
  missing: 'Enter the code that your authenticator app shows, or a recovery code.',
  wrong: 'This code is wrong, or it was used already. Wait for the next one and try again.',
};

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Returns the time step of a code that the app shows now; undefined for any other code. */
function stepNow({ config }: Services, factor: LockedFactor, code: string): number | undefined {
  const bare = normaliseCode(code);
  if (!APP_CODE.test(bare)) return undefined;
  // Fails if SESSION_SECRET has changed since. Members then need a recovery code or an owner.
  const opened = unseal(config.sessionSecret, SECOND_FACTOR, factor.userId, factor.secret);
  return opened && stepOf(opened, bare, factor.now);
}

/** Like `stepNow`, but only for codes newer than the last one used. */
export function unusedCodeStep(services: Services, factor: LockedFactor, code: string): number | undefined {
  const step = stepNow(services, factor, code);
  return step !== undefined && step > factor.lastStep ? step : undefined;
}

/**
 * Checks the second factor of a user whose password is correct. Locks the factor, so that a code works only once and
 * parallel wrong codes are all counted. Recovery codes are too long to guess, so they work even while app codes are
 * throttled. Commit the transaction for every result, including 'wrong'.
 * @param isKnown whether the member has signed in with this browser before
 */
export async function checkCode(
  trx: Db,
  services: Services,
  userId: string,
  { code, isKnown }: { code: string | undefined; isKnown: boolean },
): Promise<CodeCheck> {
  const factors = secondFactorQueries(trx);
  const factor = await factors.lock(userId);
  if (!factor?.confirmedAt) return { kind: 'none' };
  if (code === undefined) return { kind: 'missing' };
  if (await factors.useCode(userId, code)) {
    await factors.take(userId, factor.lastStep);
    return { kind: 'passed', isRecovery: true };
  }
  if (mustWaitForNextCode(factor, { scaled: services.limits.scaled, isKnown }))
    return { kind: 'throttled', seconds: Math.max(1, factor.waitSeconds) };

  const step = stepNow(services, factor, code);
  if (step !== undefined && step > factor.lastStep) {
    await factors.take(userId, step);
    return { kind: 'passed', isRecovery: false };
  }
  // A reused code is not counted as wrong: the member retried before the app showed the next one.
  if (step === undefined) await factors.fail(userId);
  return { kind: 'wrong' };
}
