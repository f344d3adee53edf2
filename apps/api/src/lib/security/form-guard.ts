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
 * A clock of the database that another has taken the place of may lie ahead by so much. It is the only clock: those of several
 * processes tell apart what people and machines take for a form worse than these do.
 */
const SKEW_SECONDS = 300;

/** A signed time with a name of its own, such as `mgx3k2a1.o3T….Zk…`: when the form was handed out, by the database's clock. */
export function issueFormToken(secret: string, now: string): string {
  const text = `${Date.parse(now).toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${signature(secret, PURPOSE, text)}`;
}

interface GuardedForm {
  formToken?: string;
  fax?: string;
}

/** Whether the sum that comes with a form was done; undefined where none comes. */
export type SumDone = boolean | undefined;

/** Checks the sum. Before any transaction: it may wait for a thread as long as many sign in, or pictures are made smaller. */
export async function checkSum(
  { config }: Pick<Services, 'config'>,
  { formToken = '', proof }: { formToken?: string; proof?: string },
): Promise<SumDone> {
  return proof ? isProven(config.sessionSecret, formToken, proof) : undefined;
}

/**
 * Why a public form's lead belongs in quarantine, or undefined: then its token is used up with this transaction. `now` is the
 * database's. The first few of an address need no proof: browsers without script, and programs, cannot do the sum.
 */
export async function quarantineReason(
  trx: Db,
  { config: { sessionSecret: secret }, limits }: Pick<Services, 'config' | 'limits'>,
  form: GuardedForm & { isSumDone: SumDone },
  now: string,
  address: string,
): Promise<QuarantineReason | undefined> {
  const { formToken = '', isSumDone } = form;
  const fault = formFault(secret, form, now);
  if (fault) return fault;
  if (isSumDone === false) return 'bad-proof';
  if (isSumDone === undefined && !(await limits.isWithin(LIMITS.unprovenPerAddress, address)))
    return 'no-proof';
  return (await spendFormToken(trx, formToken)) ? undefined : 'used-token';
}

/** Why a form looks automated, or undefined. */
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
