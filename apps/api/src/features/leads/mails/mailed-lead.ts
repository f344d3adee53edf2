import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { MailField, REPORT_LINK } from '@upcurve/contracts/leads/lead-mail-fields';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { LEAD_NOUNS } from '../../../db/lead-columns.ts';
import { PUBLIC_NAME } from '../../../db/member-names.ts';
import type { Database } from '../../../db/schema/database.ts';
import { orNotFound } from '../../../lib/http/errors.ts';
import { resultToken } from '../../../lib/security/links.ts';
import { sha256 } from '../../../lib/security/tokens.ts';
import { readCompany } from '../../settings/company/service.ts';

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
  const query = db
    .selectFrom('leads')
    .leftJoin('quizDetails', 'leadId', 'id')
    .select(['email', 'name', 'company as clinic', 'score', 'resultTokenHash'])
    .where('id', '=', id)
    .where('kind', '=', kind);
  const { clinic, score, resultTokenHash, ...lead } = orNotFound(
    await query.executeTakeFirst(),
    LEAD_NOUNS[kind],
  );
  return {
    ...lead,
    values: { name: lead.name, clinic, score: score === null ? null : String(score) },
    // If SESSION_SECRET has changed since, the token is unknown: only its hash is stored.
    hasReport: resultTokenHash?.equals(sha256(resultToken(config.sessionSecret, id))) ?? false,
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
