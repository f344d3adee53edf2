import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { DIGEST_HOUR } from '@upcurve/contracts/settings/mail';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { countRows, type Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { leadsLink, profileLink } from './lead.ts';
import { mailableMembers } from './members.ts';
import { writeMails } from './queries.ts';
import { canMail } from './service.ts';
import { formatNewLeads, joinParagraphs } from './wording.ts';

const NAMED = 100;

/** Returns the latest time at which digests were due, in the agency's time zone, where days may have 23 or 25 hours. */
export async function digestDue(db: Db, now: unknown = sql`now()`): Promise<string> {
  const today = sql`date_trunc('day', (${now}::timestamptz at time zone ${AGENCY_ZONE}) - make_interval(hours => ${DIGEST_HOUR}))`;
  const { due } = await db
    .selectNoFrom(
      sql<string>`((${today} + make_interval(hours => ${DIGEST_HOUR})) at time zone ${AGENCY_ZONE})`.as(
        'due',
      ),
    )
    .executeTakeFirstOrThrow();
  return due;
}

/** Returns the leads of the day before `until`, newest first, and their total number. */
export async function findLeadsOfDay(db: Db, until: string) {
  const since = sql<string>`((${until}::timestamptz at time zone ${AGENCY_ZONE}) - interval '1 day') at time zone ${AGENCY_ZONE}`;
  const day = sql<string>`${until}::timestamptz`;
  const found = db.selectFrom('leads').where('createdAt', '>=', since).where('createdAt', '<', day);
  const leads = await found
    .select(['name', 'score', 'isEligible', 'formType'])
    .orderBy('createdAt', 'desc')
    .limit(NAMED)
    .execute();
  return { count: await countRows(found), leads };
}

/** Writes one digest per member and morning; none if there were no new leads. */
export async function writeDigests(services: Services): Promise<void> {
  const { db, config } = services;
  if (!(await canMail(db, config))) return;
  await db.transaction().execute(async (trx) => {
    const digestUntil = await digestDue(trx);
    const { count } = await findLeadsOfDay(trx, digestUntil);
    if (count === 0) return;
    const members = await mailableMembers(trx).where('hasDigest', '=', true).execute();
    const mails = members.map((member) => ({
      kind: 'digest' as const,
      ...member,
      subject: `${formatNewLeads(count)} since yesterday morning`,
      text: null,
      digestUntil,
    }));
    await writeMails(trx, mails);
  });
}

export async function digestText(db: Db, { adminUrl }: Config, until: string): Promise<string | undefined> {
  const { count, leads } = await findLeadsOfDay(db, until);
  if (count === 0) return undefined;
  const lines = leads.map(({ name, score, isEligible, formType }) =>
    formType
      ? `- ${name} (${FORM_TYPES[formType]})`
      : `- ${name} (quiz, ${score} of 100${isEligible ? ', eligible' : ''})`,
  );
  if (count > leads.length) lines.push(`- and ${count - leads.length} more`);
  return joinParagraphs(
    `${formatNewLeads(count)} came in during the 24 hours before ${DIGEST_HOUR}:00.`,
    lines.join('\n'),
    `All leads: ${leadsLink(adminUrl)}`,
    `Choose which emails you receive: ${profileLink(adminUrl)}`,
  );
}
