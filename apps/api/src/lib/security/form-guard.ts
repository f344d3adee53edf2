import { randomBytes } from 'node:crypto';
import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { isProven } from './proof.ts';
import { LIMITS } from './rate-limits.ts';
import { sameText, signature } from './tokens.ts';
import { spendFormToken } from './used-form-tokens.ts';

const PURPOSE = 'form-token';

/**
 * After a failover, the new database's clock may be behind the old one's by this much. Only the database's clock is
 * used, because clocks of several processes would make form-filling times less exact.
 */
const SKEW_SECONDS = 300;

/**
 * Creates a signed, unique form token such as `mgx3k2a1.o3T….Zk…`. It contains the time of issue by the database's
 * clock.
 */
export function issueFormToken(secret: string, now: string): string {
  const text = `${Date.parse(now).toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${signature(secret, PURPOSE, text)}`;
}

interface GuardedForm {
  formToken?: string;
  fax?: string;
}

/** Whether the proof of work is valid. Undefined if the form has none. */
export type ProofResult = boolean | undefined;

/**
 * Verifies the proof of work. Call it before any transaction: while many sign in or pictures are resized, it may wait
 * long for a thread.
 */
export async function verifyProof(
  { config }: Pick<Services, 'config'>,
  { formToken = '', proof }: { formToken?: string; proof?: string },
): Promise<ProofResult> {
  return proof ? isProven(config.sessionSecret, formToken, proof) : undefined;
}

/**
 * Returns why a public form's lead belongs in quarantine. If there is no reason, returns undefined and marks the token
 * as used in this transaction. `now` is the database's time. The first few forms of an address need no proof, because
 * browsers without script, and programs, cannot compute it.
 */
export async function quarantineReason(
  trx: Db,
  { config: { sessionSecret: secret }, limits }: Pick<Services, 'config' | 'limits'>,
  form: GuardedForm & { isProofValid: ProofResult },
  now: string,
  address: string,
): Promise<QuarantineReason | undefined> {
  const { formToken = '', isProofValid } = form;
  const fault = formFault(secret, form, now);
  if (fault) return fault;
  if (isProofValid === false) return 'bad-proof';
  if (isProofValid === undefined && !(await limits.tryConsume(LIMITS.unprovenPerAddress, address)))
    return 'no-proof';
  return (await spendFormToken(trx, formToken)) ? undefined : 'used-token';
}

/** Returns why a form looks automated, or undefined. */
export function formFault(
  secret: string,
  { formToken, fax }: GuardedForm,
  now: string,
): QuarantineReason | undefined {
  if (fax) return 'honeypot';
  if (!formToken) return 'no-token';
  const [time = '', name = '', given = '', ...rest] = formToken.split('.');
  if (rest.length > 0 || !sameText(given, signature(secret, PURPOSE, `${time}.${name}`))) return 'bad-token';
  const seconds = (Date.parse(now) - Number.parseInt(time, 36)) / 1000;
  if (seconds < -SKEW_SECONDS) return 'bad-token';
  if (seconds >= 0 && seconds < FORM_TOKEN_MIN_SECONDS) return 'too-fast';
  if (seconds > FORM_TOKEN_MAX_HOURS * 3600) return 'too-old';
  return undefined;
}
