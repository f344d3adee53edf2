import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { midnight } from '../../db/counted-leads.ts';
import { tagOf } from '../../db/lead-columns.ts';
import type { Range } from './range.ts';

/*
 * Defines what is counted of leads and quizzes. Figures count the stored rows by these rules. Before retention deletes
 * rows, it adds their counts by the same rules to the tallies.
 */

/** Durations are counted in steps of 6 %, so that every value is within 3 % of the middle of its step. */
export const STEP_RATIO = 1.06;

const stepOf = (amount: RawBuilder<unknown>) =>
  sql`floor(ln(greatest(${amount}, 1)) / ln(${sql.lit(STEP_RATIO)}::float8))::integer::text`;

/** Returns the lower bound of the band that contains a number: its first digit, then zeros. */
const bandOf = (number: RawBuilder<unknown>) =>
  sql`trunc(${number}::numeric, -floor(log(greatest(abs(${number}::numeric), 1)))::integer)::text`;

const agencyDay = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${sql.lit(AGENCY_ZONE)})::date`;

/** Joins a campaign's medium and name to one value. No tag contains a line break. */
const tags = (medium: RawBuilder<unknown>, campaign: RawBuilder<unknown>) =>
  sql`${medium} || chr(10) || ${campaign} as tags`;

/** Selects the rows that are counted: all of a kind, or those in a table of rows that retention has deleted. */
export const ROWS = {
  /** Submitted quizzes. */
  quizzes: (table = sql`leads`) => sql`
    select created_at as arrived_at, ${agencyDay(sql`created_at`)} as day, source, tier, number as version, question_set,
      answers, score, is_eligible, status, begun_at, first_touched_at, first_touched_by,
      ${tags(tagOf(sql.ref('attribution'), 'medium'), tagOf(sql.ref('attribution'), 'campaign'))}
    from ${table} as leads join quiz_details on lead_id = leads.id left join question_sets on hash = question_set`,
  /** Quizzes in progress or abandoned. */
  openQuizzes: (table = sql`quiz_sessions`) => sql`
    select created_at as arrived_at, ${agencyDay(sql`created_at`)} as day, source, '' as tier, coalesce(number, 0) as version,
      question_set, answers, updated_at, ${tags(sql.ref('medium'), sql.ref('campaign'))}
    from ${table} as sessions left join question_sets on hash = question_set where lead_id is null`,
  /** The other forms. They are not filtered. */
  forms: (table = sql`leads`) => sql`
    select created_at as arrived_at, ${agencyDay(sql`created_at`)} as day, '' as source, '' as tier, 0 as version, form_type,
      status, first_touched_at, first_touched_by
    from ${table} as leads where form_type is not null`,
};

export const rowsIn = (kind: keyof typeof ROWS, { from, to }: Range, condition = sql<SqlBool>`true`) => sql`
  select * from (${ROWS[kind]()}) as rows
  where arrived_at >= ${midnight(sql`${from}`)} and arrived_at < ${midnight(sql`(${to}::date + 1)`)} and ${condition}`;

interface Counts {
  /** What rows are counted by, besides day, source, tier and version. */
  value?: RawBuilder<unknown>;
  /** The measures, each with the condition for the rows that it counts. */
  measures: Record<string, RawBuilder<unknown>>;
}

const ALL = sql`true`;
/** The member who reacted first to a lead, and the step of the minutes from its arrival. */
const FIRST_TOUCH = sql`
  coalesce(first_touched_by::text, '') || ' ' || ${stepOf(sql`date_part('epoch', first_touched_at - arrived_at) / 60`)}`;
const IS_TOUCHED = sql`first_touched_at is not null`;
const IS_TOUCHED_SOON = sql`first_touched_at < arrived_at + interval '1 hour'`;
const IS_IN_PROGRESS = sql`updated_at >= now() - make_interval(mins => ${sql.lit(ABANDONED_AFTER_MINUTES)})`;

/** What is counted of the rows of each kind, besides their answers. */
export const COUNTS = {
  quizzes: {
    funnel: {
      measures: { completed: ALL, eligible: sql`is_eligible`, qualified: sql`status = 'qualified'` },
    },
    scores: { value: sql`score::text`, measures: { score: ALL } },
    durations: {
      value: stepOf(sql`date_part('epoch', arrived_at - begun_at)`),
      measures: { seconds: sql`begun_at is not null` },
    },
    touches: { value: FIRST_TOUCH, measures: { touched: IS_TOUCHED, touchedSoon: IS_TOUCHED_SOON } },
    campaigns: {
      value: sql`tags`,
      measures: { campaignCompleted: ALL, campaignEligible: sql`is_eligible` },
    },
  },
  openQuizzes: {
    funnel: { measures: { open: ALL, inProgress: IS_IN_PROGRESS } },
    campaigns: { value: sql`tags`, measures: { campaignOpen: ALL } },
  },
  forms: {
    types: { value: sql`form_type`, measures: { form: ALL, formConverted: sql`status = 'converted'` } },
    touches: { value: FIRST_TOUCH, measures: { formTouched: IS_TOUCHED, formTouchedSoon: IS_TOUCHED_SOON } },
  },
} as const satisfies Record<keyof typeof ROWS, Record<string, Counts>>;

type Columns = readonly ('day' | 'source' | 'tier' | 'version' | 'value')[];

const listOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Selects counts of rows: the columns to group by, measure, and count. */
export function countsOf(
  { value = sql`''`, measures }: Counts,
  rows: RawBuilder<unknown>,
  by: Columns,
): RawBuilder<unknown> {
  const names = Object.keys(measures);
  const sums = Object.entries(measures).map(
    ([name, condition]) => sql`count(*) filter (where ${condition}) as ${sql.ref(name)}`,
  );
  const pairs = names.map((name) => sql`(${sql.lit(name)}, ${sql.ref(name)})`);
  return sql`
    select ${listOf(by)}, measure, count from (
      select ${listOf(by)}, ${sql.join(sums)} from (select *, ${value} as value from (${rows}) as rows) as rows
      group by ${listOf(by)}
    ) as sums, lateral (values ${sql.join(pairs)}) as each (measure, count) where count > 0`;
}

/** Selects counts of rows with the columns of those of answers, which are about a question. */
export const ofNoQuestion = (counts: RawBuilder<unknown>) =>
  sql`select *, 0 as question_id from (${counts}) as counts`;

const QUESTIONS = sql`(
  select hash as question_set, n, question ->> 'id' as key, question ->> 'inputType' as input_type
  from question_sets, jsonb_array_elements(questions) with ordinality as each (question, n)
)`;

/**
 * Selects the counts of answers: measure, the columns to group by, question, value and count. A question counts as
 * shown if it has an answer, which may be empty. Free text is not counted by value.
 */
export function answerCountsOf(rows: RawBuilder<unknown>, by: Columns): RawBuilder<unknown> {
  const columns = listOf([...by, 'question_set']);
  const isEmpty = (answer: RawBuilder<unknown>) => sql`${answer} in ('null', '""', '[]')`;
  // Equal answers are counted first, because many quizzes have few different ones.
  return sql`
    select measure, ${columns}, key::integer as question_id, each.value, count from (
      select ${columns}, key, count(*) as count,
        case when key = any(free_text) and not ${isEmpty(sql`given`)} then 'true' else given end as answer
      from (${rows}) as rows
        join (
          select question_set, array_agg(key) filter (where input_type in ('text', 'freeText')) as free_text
          from ${QUESTIONS} as questions group by 1
        ) as sets using (question_set),
        jsonb_each(answers) as each (key, given)
      group by ${columns}, key, answer
    ) as answers join ${QUESTIONS} as questions using (question_set, key), lateral (
      select case when ${isEmpty(sql`answer`)} then 'skipped' else 'answered' end as measure, '' as value
      union all
      select 'answer', case input_type when 'number' then ${bandOf(sql`choice`)} else choice end
      from jsonb_array_elements_text(jsonb_build_array() || answer) as choice
      where not ${isEmpty(sql`answer`)} and input_type not in ('text', 'freeText')
        and (input_type <> 'number' or choice ~ ${'^-?\\d{1,10}(\\.\\d{1,6})?$'})
    ) as each`;
}

/**
 * Selects the counts of open quizzes by the question at which they were left: the one after the last question shown,
 * or 0 at the end. The questions are searched from the last to the first.
 */
export function leftCountsOf(rows: RawBuilder<unknown>, by: Columns): RawBuilder<unknown> {
  const columns = listOf([...by, 'key']);
  const lastShown = sql`(select n from unnest(keys) with ordinality as each (key, n) where answers ? key limit 1)`;
  return sql`
    select *, 'left' as measure, '' as value, coalesce(key, '0')::integer as question_id from (
      select ${columns}, count(*) as count from (
        select *, keys[coalesce(${lastShown}, cardinality(keys) + 1) - 1] as key
        from (${rows}) as rows
          join (select question_set, array_agg(key order by n desc) as keys from ${QUESTIONS} as questions group by 1) as sets
            using (question_set)
      ) as sessions group by ${columns}
    ) as counts`;
}
