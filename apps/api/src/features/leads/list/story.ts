import { UNANSWERED } from '@upcurve/contracts/leads/call-results';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { SAID_MAX } from '@upcurve/contracts/leads/lead-desk';
import { sql } from 'kysely';

const CALLS = sql`lead_activities where lead_id = leads.id and type = 'call'`;

/** The number of unanswered calls since the latest answered one. */
export const UNANSWERED_CALLS = sql<number>`(
  select count(*)::int from ${CALLS} and after = any(${UNANSWERED}) and created_at > coalesce(
    (select max(created_at) from ${CALLS} and after <> all(${UNANSWERED})), '-infinity'))`;

/** What lists tell about a lead. Selected by id, so each part takes a few index steps per row of a page. */
export const STORY_COLUMNS = [
  sql<string | null>`left(coalesce(
    (select message from contact_details where lead_id = leads.id),
    (select answers ->> free_text_id from quiz_details join question_sets on hash = question_set
      where lead_id = leads.id)), ${sql.lit(SAID_MAX)})`.as('said'),
  sql<InboxLead['lastContact']>`(
    select case type when 'email' then 'email' else after end from lead_activities
    where lead_id = leads.id and type in ('call', 'email') order by created_at desc, id desc limit 1)`.as(
    'lastContact',
  ),
  UNANSWERED_CALLS.as('unanswered'),
  sql<string | null>`(
    select max(starts_at) from bookings where lead_id = leads.id and status in ('booked', 'met'))`.as(
    'meetingAt',
  ),
] as const;
