import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, sql } from 'kysely';
import { tagOf } from '../../db/lead-columns.ts';

/*
 * Defines what each lead or quiz session adds to the daily totals. Database triggers record counted rows before and
 * after each change (`row_changes`); these rules subtract the counts of the old row and add those of the new one. To
 * count by a column that `row_changes` does not record yet, add it there in a migration.
 */

/** Durations are counted in steps of 6 %, so that every value is within 3 % of the middle of its step. */
export const STEP_RATIO = 1.06;

const stepOf = (amount: RawBuilder<unknown>) =>
  sql`floor(ln(greatest(${amount}, 1)) / ln(${sql.lit(STEP_RATIO)}))::integer::text`;

/** Returns the lower bound of the band that contains a number: its first digit, then zeros. */
const bandOf = (number: RawBuilder<unknown>) =>
  sql`trunc(${number}::numeric, -floor(log(greatest(abs(${number}::numeric), 1)))::integer)::text`;

const agencyDay = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${sql.lit(AGENCY_ZONE)})::date`;

/** Returns the member who reacted first to a lead, and the minutes from its arrival. */
const firstTouch = (arrival: RawBuilder<unknown>) =>
  sql`coalesce(first_touched_by::text, '') || ' ' || ${stepOf(sql`extract(epoch from first_touched_at - ${arrival}) / 60`)}`;

/**
 * Counts the answers of one quiz. A question counts as shown if it has an answer, which may be empty; an open quiz was
 * left at the question after the last one shown. Free text is not counted.
 */
const answerCounts = (questions: RawBuilder<unknown>, isDone: RawBuilder<unknown>) => sql`
  with asked as (
    select n, (question->>'id')::integer as id, question->>'inputType' as kind, answers->(question->>'id') as answer,
      answers ? (question->>'id') as is_shown
    from jsonb_array_elements(${questions}) with ordinality as each (question, n)
  ),
  shown as (
    select *, answer in ('null', '""', '[]') as is_empty from asked where is_shown
  ),
  said as (
    select id, kind, said.value from shown, lateral (
      select jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as value
    ) said
    where not is_empty and kind not in ('text', 'freeText')
  )
  select case when is_empty then 'skipped' else 'answered' end as measure, id as question_id, '' as value from shown
  union all
  select 'answer', id, case when kind = 'number' then ${bandOf(sql`said.value`)} else said.value end from said
    where kind <> 'number' or said.value ~ ${'^-?\\d{1,10}(\\.\\d{1,6})?$'}
  union all
  select 'left', coalesce((select id from asked where n = last + 1), 0), '' from (
    select coalesce(max(n), 0) as last from shown
  ) reached where not ${isDone} and jsonb_array_length(${questions}) > 0`;

/** Joins a campaign's medium and name to one value. No tag contains a line break. */
const tags = (medium: RawBuilder<unknown>, campaign: RawBuilder<unknown>) =>
  sql`${medium} || chr(10) || ${campaign}`;
const ofSubmission = tags(tagOf(sql.ref('attribution'), 'medium'), tagOf(sql.ref('attribution'), 'campaign'));
// Changes recorded before these columns existed have no tags.
const tagOrNone = (tag: 'medium' | 'campaign') => sql`coalesce(${sql.ref(tag)}, ${sql.lit(NO_TAG)})`;
const ofSession = tags(tagOrNone('medium'), tagOrNone('campaign'));

const COUNTED = {
  submissions: sql`
    select ${agencyDay(sql`completed_at`)} as day, counts.measure, source, tier, number as version, counts.question_id,
      counts.value, sign * counts.count as count
    from images join question_sets on hash = question_set, lateral (
      select 'completed' as measure, 0 as question_id, '' as value, 1::bigint as count
      union all select 'score', 0, score::text, 1
      union all select 'eligible', 0, '', 1 where is_eligible
      union all select 'campaignCompleted', 0, ${ofSubmission}, 1
      union all select 'campaignEligible', 0, ${ofSubmission}, 1 where is_eligible
      union all select 'qualified', 0, '', 1 where status = 'qualified'
      union all select 'seconds', 0, ${stepOf(sql`extract(epoch from completed_at - begun_at)`)}, 1 where begun_at is not null
      union all select 'touched', 0, ${firstTouch(sql`completed_at`)}, 1 where first_touched_at is not null
      union all select 'touchedSoon', 0, coalesce(first_touched_by::text, ''), 1
        where first_touched_at < completed_at + interval '1 hour'
      union all select measure, question_id, value, 1 from (${answerCounts(sql`questions`, sql`true`)}) answered
    ) counts`,
  // A counted view has begun exactly one quiz: later changes do not affect that count.
  quiz_sessions: sql`
    select ${agencyDay(sql`created_at`)} as day, counts.measure, source, '' as tier, coalesce(number, 0) as version,
      counts.question_id, counts.value, sign::bigint as count
    from images left join question_sets on hash = question_set, lateral (
      select 'begun' as measure, 0 as question_id, '' as value where is_counted and is_new
      union all select 'open', 0, '' where submission_id is null
      union all select 'campaignOpen', 0, ${ofSession} where submission_id is null
      union all select measure, question_id, value from (${answerCounts(sql`coalesce(questions, '[]')`, sql`false`)}) answered
        where submission_id is null
    ) counts`,
  contact_submissions: sql`
    select ${agencyDay(sql`created_at`)} as day, counts.measure, '' as source, '' as tier, 0 as version, 0 as question_id,
      counts.value, sign::bigint as count
    from images, lateral (
      select 'form' as measure, form_type as value
      union all select 'formConverted', form_type where status = 'converted'
      union all select 'formTouched', ${firstTouch(sql`created_at`)} where first_touched_at is not null
      union all select 'formTouchedSoon', coalesce(first_touched_by::text, '')
        where first_touched_at < created_at + interval '1 hour'
    ) counts`,
};

/** Returns the counts for the changes in the given table or query, which has the columns of `row_changes`. */
export function countChangesIn(changes: string): RawBuilder<unknown> {
  const parts = Object.entries(COUNTED).map(
    ([table, counts]) => sql`
      select * from (
        with images as (
          select sign, before is null as is_new, image.*
          from ${sql.ref(changes)}, lateral (values (-1, before), (1, after)) as each (sign, state),
            lateral jsonb_populate_record(null::${sql.table(table)}, state) as image
          where source_table = ${sql.lit(table)} and state is not null
        )
        ${counts}
      ) as ${sql.ref(`of_${table}`)}`,
  );
  return sql.join(parts, sql` union all `);
}
