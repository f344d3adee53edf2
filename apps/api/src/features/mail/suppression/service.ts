import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import type { SuppressedEmailsTable } from '../../../db/schema/leads.ts';
import { signature } from '../../../lib/security/tokens.ts';

type Secret = Pick<Config, 'suppressionSecret'>;

/** Hashes an address. Only the hash is stored: it does not reveal the address, but a known address can be looked up. */
const hashOf = ({ suppressionSecret }: Secret, email: string) =>
  Buffer.from(signature(suppressionSecret, 'suppressed-email', email.trim().toLowerCase()), 'base64url');

/** Whether an address must not get marketing. Check it before sending anything that is not transactional. */
export async function isSuppressed(db: Db, config: Secret, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressedEmails')
    .select('reason')
    .where('emailHash', '=', hashOf(config, email))
    .executeTakeFirst();
  return row !== undefined;
}

export async function suppress(
  db: Db,
  config: Secret,
  emails: readonly string[],
  reason: SuppressedEmailsTable['reason'],
): Promise<void> {
  if (emails.length === 0) return;
  await db
    .insertInto('suppressedEmails')
    .values(emails.map((email) => ({ emailHash: hashOf(config, email), reason })))
    .onConflict((conflict) =>
      conflict.column('emailHash').doUpdateSet({ createdAt: sql<string>`excluded.created_at` }),
    )
    .execute();
}

/**
 * Applies the marketing consent of a new lead. Consent given after unsubscribing or erasure lifts the suppression.
 * Consent given before it is withdrawn, which happens to leads that quarantine releases later. Call it after storing
 * the lead, because erasing locks in the same order.
 */
export async function reconcileConsent(
  db: Db,
  config: Secret,
  { id, email, consent, at }: { id: string; email: string; consent: boolean; at: string },
): Promise<void> {
  if (!consent) return;
  await db
    .deleteFrom('suppressedEmails')
    .where('emailHash', '=', hashOf(config, email))
    .where('createdAt', '<', at)
    .execute();
  if (await isSuppressed(db, config, email))
    await db.updateTable('leads').set({ consent: false }).where('id', '=', id).execute();
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = ({ suppressionSecret }: Secret) =>
  createHash('sha256').update(`unsubscribe\n${suppressionSecret}`).digest();

/**
 * Encrypts an address for unsubscribe links, so that they work for good and reveal nobody. Hexadecimal, because page
 * addresses are lower case.
 */
export function unsubscribeToken(config: Secret, email: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(config), iv);
  const text = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('hex');
}

/** Returns the address in an unsubscribe token; undefined if we did not create the token. */
export function emailOfToken(config: Secret, token: string): string | undefined {
  const bytes = Buffer.from(token, 'hex');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(config), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Returns the unsubscribe page of an address. Email programs can also unsubscribe automatically (RFC 8058). */
export const unsubscribeLink = (config: Secret & Pick<Config, 'marketingUrl'>, email: string) =>
  `${config.marketingUrl}/unsubscribe/${unsubscribeToken(config, email)}`;
