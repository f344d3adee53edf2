import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Database } from '../../../db/schema/database.ts';
import { isMentionedIn } from '../../../lib/search/mentions.ts';
import { recordActivity } from '../service.ts';

/** The person to find rows about. `emails` leaves out addresses that other people share. */
interface Subject {
  id: string;
  emails: string[];
  leads: LeadRef[];
  heldIds: string[];
}

const leadIdsOf = ({ leads }: Subject) => leads.map(({ id }) => id);
const allIdsOf = (subject: Subject) => [...leadIdsOf(subject), ...subject.heldIds];

interface PersonRows {
  table: keyof Database;
  where: (subject: Subject) => RawBuilder<unknown>;
  /** Omitted from exports because other tables contain the same data. */
  isNotExported?: true;
}

const ofLeads = (subject: Subject) => sql`lead_id = any(${allIdsOf(subject)})`;

const sessionsOf = (subject: Subject) => sql`(
  ${ofLeads(subject)}
  or held_id = any(${subject.heldIds})
  or consented_at is not null and lower(email) = any(${subject.emails}))`;

const deliveriesOf = (subject: Subject) => sql`(
  ${ofLeads(subject)}
  or email_key = any(${subject.emails})
  or quiz_session_id in (select id from quiz_sessions where ${sessionsOf(subject)}))`;

/** Tables in deletion order. Referencing tables come first, or cascades would delete their rows uncounted. */
export const PERSON_ROWS: readonly PersonRows[] = [
  {
    table: 'webhookAttempts',
    where: (subject) =>
      sql`delivery_id in (select id from webhook_deliveries where ${deliveriesOf(subject)})`,
  },
  { table: 'webhookDeliveries', where: deliveriesOf },
  {
    table: 'mails',
    where: (subject) =>
      sql`(${ofLeads(subject)} or user_id is null and lower(to_address) = any(${subject.emails}))`,
  },
  { table: 'bookings', where: ofLeads },
  { table: 'leadActivities', where: ofLeads },
  { table: 'quizSessions', where: sessionsOf },
  {
    table: 'idempotencyKeys',
    where: (subject) =>
      sql`(response ->> 'id' = any(${allIdsOf(subject)})
        or ${isMentionedIn(sql`key || ' ' || coalesce(response::text, '')`, subject.emails)})`,
    isNotExported: true,
  },
  { table: 'quizDetails', where: ofLeads },
  { table: 'contactDetails', where: ofLeads },
  { table: 'allLeads', where: (subject) => sql`id = any(${allIdsOf(subject)})` },
  { table: 'peopleSplits', where: ({ id }) => sql`${id} in (person_id, other_id)`, isNotExported: true },
];

/**
 * Locks a person's leads and quarantined leads, and returns their ids and addresses; undefined if there is no such
 * person.
 */
export async function subjectOf(db: Db, id: string, allEmails: string[]): Promise<Subject | undefined> {
  const leads = await lockLeadsOf(db, id);
  if (leads.length === 0) return undefined;
  const { rows: shared } = await sql<{ email: string }>`
    select distinct email_key as email from leads where person_id <> ${id} and email_key = any(${allEmails})`.execute(
    db,
  );
  const emails = allEmails.filter((each) => !shared.some(({ email }) => email === each));
  const held = await sql<{ id: string }>`
    select id from all_leads where held_reason is not null and email_key = any(${emails})
    order by id for update`.execute(db);
  return { id, emails, leads, heldIds: held.rows.map((row) => row.id) };
}

export async function countRows(db: Db, subject: Subject): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, where } of PERSON_ROWS) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${where(subject)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

export async function namesOf(db: Db, subject: Subject): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from leads where id = any(${leadIdsOf(subject)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the leads of a person, locked in the common lock order. */
export async function lockLeadsOf(db: Db, personId: string): Promise<LeadRef[]> {
  const { rows } = await sql<LeadRef>`
    select kind, id from leads where person_id = ${personId} order by id for update`.execute(db);
  return rows;
}

/** Moves leads to another person. Records `words` in their activity, by the user or, if null, by a new lead. */
export async function moveLeads(
  db: Db,
  leads: readonly LeadRef[],
  toId: string,
  words: string,
  user: CurrentUser | null,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await sql`update leads set person_id = ${toId} where id = any(${ids})`.execute(db);
  await recordActivity(
    db,
    user ?? 'A new lead',
    ids.map((leadId) => ({ leadId, type: 'person', after: words })),
  );
}
