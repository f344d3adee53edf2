import { CODE_DIGITS } from '@upcurve/contracts/account/second-factor';
import type { Db } from '../../db/client.ts';
import { bareCode, stepOf } from '../../lib/security/one-time-codes.ts';
import { unseal } from '../../lib/security/seal.ts';
import type { Services } from '../../services.ts';
import { type LockedFactor, mustWait, secondFactorQueries } from './second-factor-queries.ts';

/** The purpose under which a secret is encrypted. */
export const SECOND_FACTOR = 'second-factor';

/** The next step of a sign-in with a right password: none, a code, another code, or a wait in seconds. */
export type CodeCheck =
  | { kind: 'none' | 'missing' | 'wrong' }
  | { kind: 'passed'; isRecovery: boolean }
  | { kind: 'throttled'; seconds: number };

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** The step of a code that the app shows about now; undefined for any other. */
function stepNow({ config }: Services, factor: LockedFactor, code: string): number | undefined {
  const bare = bareCode(code);
  if (!APP_CODE.test(bare)) return undefined;
  // Not to be opened where SESSION_SECRET was changed since: recovery codes and owners still help.
  const opened = unseal(config.sessionSecret, SECOND_FACTOR, factor.userId, factor.secret);
  return opened && stepOf(opened, bare, factor.now);
}

/** The same of a code that is newer than the last one taken. */
export function unusedCodeStep(services: Services, factor: LockedFactor, code: string): number | undefined {
  const step = stepNow(services, factor, code);
  return step !== undefined && step > factor.lastStep ? step : undefined;
}

/**
 * Checks the second factor of somebody whose password is right, under a lock: a code is good once, and wrong ones count however
 * many are tried at once. Recovery codes are too long to be guessed: they help also where others keep codes waiting. What it says
 * has to be committed, also where it is 'wrong'.
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
  if (mustWait(factor, { scaled: services.limits.scaled, isKnown }))
    return { kind: 'throttled', seconds: Math.max(1, factor.waitSeconds) };

  const step = stepNow(services, factor, code);
  if (step !== undefined && step > factor.lastStep) {
    await factors.take(userId, step);
    return { kind: 'passed', isRecovery: false };
  }
  // A code that has just been used comes from the member's own app, too soon.
  if (step === undefined) await factors.fail(userId);
  return { kind: 'wrong' };
}
