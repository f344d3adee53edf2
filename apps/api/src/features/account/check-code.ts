import { CODE_DIGITS } from '@upcurve/contracts/second-factor';
import type { Db } from '../../db/client.ts';
import { bareCode, stepOf } from '../../lib/one-time-codes.ts';
import { unseal } from '../../lib/seal.ts';
import type { Services } from '../../services.ts';
import { type LockedFactor, mustWait, secondFactorQueries } from './second-factor-queries.ts';

/** What a secret is sealed for. */
export const SECOND_FACTOR = 'second-factor';

/** What a sign-in with a right password still needs: nothing, a code, another code, or so many seconds of patience. */
export type CodeCheck =
  | { kind: 'none' | 'missing' | 'wrong' }
  | { kind: 'passed'; isRecovery: boolean }
  | { kind: 'throttled'; seconds: number };

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** The step of a code that the app shows about now and that is newer than the last one taken; undefined for any other. */
export function freshStep(
  { config }: Services,
  { userId, secret, now, lastStep }: LockedFactor,
  code: string,
): number | undefined {
  const bare = bareCode(code);
  if (!APP_CODE.test(bare)) return undefined;
  // Not to be opened where SESSION_SECRET was changed since: recovery codes and owners still help.
  const opened = unseal(config.sessionSecret, SECOND_FACTOR, userId, secret);
  const step = opened && stepOf(opened, bare, now);
  return step !== undefined && step > lastStep ? step : undefined;
}

/**
 * Checks the second factor of somebody whose password is right, under a lock: a code is good once, and wrong ones count however
 * many are tried at once. What it says has to be committed, also where it is 'wrong'.
 */
export async function checkCode(
  trx: Db,
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<CodeCheck> {
  const factors = secondFactorQueries(trx);
  const factor = await factors.lock(userId);
  if (!factor?.confirmedAt) return { kind: 'none' };
  if (code === undefined) return { kind: 'missing' };
  if (mustWait(factor, services.limits.scaled))
    return { kind: 'throttled', seconds: Math.max(1, factor.waitSeconds) };

  const step = freshStep(services, factor, code);
  if (step !== undefined) {
    await factors.take(userId, step);
    return { kind: 'passed', isRecovery: false };
  }
  if (await factors.useCode(userId, code)) {
    await factors.take(userId, factor.lastStep);
    return { kind: 'passed', isRecovery: true };
  }
  await factors.fail(userId);
  return { kind: 'wrong' };
}
