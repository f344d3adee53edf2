import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { MailField, REPORT_LINK } from '@upcurve/contracts/leads/lead-mail-fields';
import type { Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import { PUBLIC_NAME } from '../../db/member-names.ts';
import type { Database } from '../../db/schema/database.ts';
import { orNotFound } from '../../lib/http/errors.ts';
import { resultToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import { readCompany } from '../company/service.ts';

interface MailedLead {
  email: string;
  name: string;
  /** The values of the fields in templates. */
  values: Record<Exclude<MailField, typeof REPORT_LINK>, string | null>;
  hasReport: boolean;
}

/** Returns the lead that a member writes to. @throws {HttpError} 404 if there is none */
export async function findLeadToMail(
  db: Db | Transaction<Database>,
  config: Config,
  { kind, id }: { kind: LeadKind; id: string },
): Promise<MailedLead> {
  if (kind === 'contact') {
    const query = db
      .selectFrom('contactSubmissions')
      .select(['email', 'name', 'company'])
      .where('id', '=', id);
    const { company, ...lead } = orNotFound(await query.executeTakeFirst(), LEAD_TABLES[kind].noun);
    return { ...lead, values: { name: lead.name, clinic: company, score: null }, hasReport: false };
  }
  const query = db
    .selectFrom('submissions')
    .select(['email', 'name', 'businessName', 'score', 'resultTokenHash'])
    .where('id', '=', id);
  const { businessName, score, resultTokenHash, ...lead } = orNotFound(
    await query.executeTakeFirst(),
    LEAD_TABLES[kind].noun,
  );
  return {
    ...lead,
    values: { name: lead.name, clinic: businessName, score: String(score) },
    // If SESSION_SECRET has changed since, the token is unknown: only its hash is stored.
    hasReport: sha256(resultToken(config.sessionSecret, id)).equals(resultTokenHash),
  };
}

/** Returns the name of the member who writes, and the address for replies: theirs, or else the company's. */
export async function senderOf(db: Db, userId: string) {
  const { name, email } = await db
    .selectFrom('users')
    .select([PUBLIC_NAME.as('name'), 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { fromName: name, replyTo: email || (await readCompany(db)).email || null };
}
