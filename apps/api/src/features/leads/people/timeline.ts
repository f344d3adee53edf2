import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import {
  PERSON_LEADS_MAX,
  PERSON_LEADS_SHOWN,
  type Person,
  type PlainEntry,
  TIMELINE_MAX,
  type TimelineEntry,
} from '@upcurve/contracts/leads/people';
import { MAIL_KINDS, MAIL_STATUSES } from '@upcurve/contracts/settings/mail';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { DELIVERY } from '../activity.ts';
import { inboxRows } from '../inbox/list.ts';
import { CURRENT_FIRST, peopleWithPhone } from './service.ts';

interface LeadRow {
  kind: 'eligibility' | 'contact';
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

const leadsOf = (id: string) => sql`
  select kind, id, name, email, phone, company from leads where person_id = ${id}
  order by ${CURRENT_FIRST} limit ${PERSON_LEADS_MAX}`;

const wordOf = (column: string, words: Record<string, string>) =>
  sql`(${JSON.stringify(words)}::jsonb ->> ${sql.ref(column)})`;

/** Returns a query with one entry per row of a table about the lead. Title and text are read from the row. */
const plainEntries =
  (
    type: PlainEntry,
    table: string,
    title: RawBuilder<unknown>,
    text: RawBuilder<unknown>,
    { only = sql`true`, at = sql`null` } = {},
  ) =>
  (ids: string[]) =>
    sql`
    select ${sql.lit(type)}, id, lead_id, created_at, jsonb_build_object(
      'title', ${title}, 'text', ${text}, 'at', ${at})
    from ${sql.table(table)} where lead_id = any(${ids}) and ${only}`;

const MAIL_TITLE = sql`'Email (' || lower(${wordOf('kind', MAIL_KINDS)}) || '): ' || lower(${wordOf('status', MAIL_STATUSES)})`;
const BOOKING_TITLE = sql`'Meeting: ' || lower(${wordOf('status', BOOKING_STATUSES)})`;
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Queries of timeline entries, one per kind. To add one, add its name to PlainEntry of the contracts, too. */
const SOURCES = [
  (ids: string[]) => sql`
    select 'lead' as type, id, id as lead_id, created_at, jsonb_build_object(
      'name', name, 'email', email, 'phone', phone, 'company', company, 'formType', form_type,
      'message', (select message from contact_details where lead_id = leads.id), 'score', score, 'tier', tier,
      'isEligible', is_eligible, 'isScored', is_scored) as more
    from leads where id = any(${ids})`,
  // New bookings are entries of their own.
  (ids: string[]) => sql`
    select 'activity', id, lead_id, created_at, jsonb_build_object(
      'activity', type, 'text', text, 'before', before, 'after', after, 'minutes', minutes, 'actorName', actor_name,
      'delivery', ${DELIVERY})
    from lead_activities where lead_id = any(${ids}) and (type <> 'booking' or before is not null)`,
  plainEntries('booking', 'bookings', BOOKING_TITLE, sql`'With ' || host_name`, { at: instant('startsAt') }),
  // Mails from members are activities.
  plainEntries('mail', 'mails', MAIL_TITLE, sql`'To ' || to_address || ': ' || subject`, {
    only: sql`kind <> 'lead'`,
  }),
];

/** Selects quizzes that were started with one of these addresses and not submitted. */
const unfinishedBy = (emails: string[]) => sql`
  select 'unfinished', id, null, updated_at, jsonb_build_object(
    'answered', (select count(*) from jsonb_object_keys(answers)), 'abandonedAt', ${instant('abandonedAt')})
  from quiz_sessions where lower(email) = any(${emails}) and lead_id is null`;

interface EntryRow {
  type: TimelineEntry['type'];
  id: string;
  leadId: string | null;
  createdAt: string;
  more: object;
}

export async function findPerson(db: Db, id: string): Promise<Omit<Person, 'canMail'> | undefined> {
  const { rows: leads } = await sql<LeadRow>`${leadsOf(id)}`.execute(db);
  if (leads.length === 0) return undefined;
  const ids = leads.map((lead) => lead.id);
  const kinds = new Map(leads.map((lead) => [lead.id, lead.kind]));
  const emails = [...new Set(leads.map(({ email }) => email.toLowerCase()))];
  const newest = [...SOURCES.map((source) => source(ids)), unfinishedBy(emails)].map(
    (source) => sql`(${source} order by created_at desc, id desc limit ${TIMELINE_MAX + 1})`,
  );
  const { rows } = await sql<EntryRow>`
    select * from (${sql.join(newest, sql` union all `)}) as entries
    order by created_at desc, id desc limit ${TIMELINE_MAX + 1}`.execute(db);
  const every = (field: 'name' | 'email' | 'phone' | 'company') =>
    [...new Set(leads.map((lead) => lead[field]).filter((text) => text !== null && text !== ''))] as string[];
  const phones = every('phone');
  return {
    id,
    names: every('name'),
    emails: every('email'),
    phones,
    samePhone: await peopleWithPhone(db, id, phones),
    companies: every('company'),
    leadCount: leads.length,
    leads: await inboxRows(db, ids.slice(0, PERSON_LEADS_SHOWN)),
    timeline: rows
      .slice(0, TIMELINE_MAX)
      .map(
        ({ more, leadId, ...entry }) =>
          ({ ...entry, ...(leadId && { kind: kinds.get(leadId), leadId }), ...more }) as TimelineEntry,
      ),
    hasMore: rows.length > TIMELINE_MAX,
  };
}
