import { randomBytes, randomInt } from 'node:crypto';
import { Proof, type ProofChallenge } from '@upcurve/contracts/leads/proof';
import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { LIMITS } from './rate-limits.ts';
import { sameText, sha256, signature } from './tokens.ts';

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

/** Marks a form token as used. Returns false if it was used before. Parallel use waits until this transaction ends. */
async function spendFormToken(trx: Db, formToken: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('usedFormTokens')
    .values({ hash: sha256(formToken) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes tokens that have expired anyway. Returns how many. */
export const forgetUsedTokens = (db: Db): Promise<number> =>
  deleteInBatches(
    db,
    'usedFormTokens',
    sql`used_at < now() - make_interval(hours => ${FORM_TOKEN_MAX_HOURS + 1})`,
  );

/** One attempt takes a desktop computer about half a millisecond. Neither browsers nor bots can do it much faster. */
export const ALGORITHM = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32 };
/** Minimum and maximum number of attempts: a second or less on a desktop, some seconds on an old phone. */
const TRIES = [400, 1200] as const;

/** Challenge and solution have separate signatures, so verifying needs no brute force. */
export const proofSecrets = (secret: string) => ({
  hmacSignatureSecret: signature(secret, 'proof', 'challenge'),
  hmacKeySignatureSecret: signature(secret, 'proof', 'key'),
});

/**
 * Creates the proof-of-work challenge of a form token. It has no expiry of its own, because the token has one by the
 * database's clock.
 */
export async function issueChallenge(secret: string, formToken: string): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    ...ALGORITHM,
    ...proofSecrets(secret),
    counter: randomInt(...TRIES),
    data: { formToken },
    deriveKey,
  });
  return challenge as ProofChallenge;
}

async function isProven(secret: string, formToken: string, proof: string): Promise<boolean> {
  const parsed = Proof.safeParse(parseJson(proof));
  if (!parsed.success || parsed.data.challenge.parameters.data.formToken !== formToken) return false;
  const { verified } = await verifySolution({ ...parsed.data, ...proofSecrets(secret), deriveKey });
  return verified;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
