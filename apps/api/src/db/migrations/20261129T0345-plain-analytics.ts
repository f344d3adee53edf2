import { type Kysely, sql } from 'kysely';

/*
 * Figures count the stored rows from now on. The tallies keep the counts of visits and of rows that retention has
 * deleted. So this adds the pending changes to the tallies, and subtracts the counts of the stored rows.
 */

const step = (amount: string) => `floor(ln(greatest(${amount}, 1)) / ln(1.06))::integer::text`;
const day = (moment: string) => `(${moment} at time zone 'Europe/London')::date`;
const tag = (name: string) => `coalesce(nullif(attribution ->> '${name}', ''), '(none)')`;
const BAND = `trunc(choice::numeric, -floor(log(greatest(abs(choice::numeric), 1)))::integer)::text`;
const firstTouch = (arrival: string) =>
  `coalesce(first_touched_by::text, '') || ' ' || ${step(`extract(epoch from first_touched_at - ${arrival}) / 60`)}`;

/** Selects the stored rows to subtract, and the rows of pending changes: before to subtract, after to add. */
const rowsOf = (table: string, columns: string) => `
  select -1 as sign, false as is_new, ${columns} from ${table}
  union all
  select sign, before is null, ${columns}
  from row_changes, lateral (values (-1, before), (1, after)) as each (sign, state),
    lateral jsonb_populate_record(null::${table}, state) as image
  where source_table = '${table}' and state is not null`;

/** Selects the counts of the answers in `counted`, which has a row per quiz. */
const ANSWERS = String.raw`
  select day, case when is_empty then 'skipped' else 'answered' end, source, tier, version, question_id, '', sign from given
  union all
  select day, 'answer', source, tier, version, question_id, case kind when 'number' then ${BAND} else choice end, sign
  from given, jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as choice
  where not is_empty and kind not in ('text', 'freeText') and (kind <> 'number' or choice ~ '^-?\d{1,10}(\.\d{1,6})?$')`;
const GIVEN = `
  asked as materialized (
    select hash as question_set, n, question ->> 'id' as key, (question ->> 'id')::integer as question_id,
      question ->> 'inputType' as kind
    from question_sets, jsonb_array_elements(questions) with ordinality as each (question, n)
  ),
  given as (
    select sign, day, source, tier, version, nth, n, question_id, kind, answers -> key as answer,
      answers -> key in ('null', '""', '[]') as is_empty
    from counted join asked using (question_set) where answers ? key
  )`;

const add = (rows: string, counts: string) => `
  with ${rows}
  insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
  select day, measure, source, tier, version, question_id, value, sum(count)
  from (${counts}) as counts (day, measure, source, tier, version, question_id, value, count)
  group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0`;

const QUIZZES = add(
  `counted as materialized (
    select rows.*, 0 as nth, ${day('completed_at')} as day, number as version from (${rowsOf(
      'submissions',
      `completed_at, source, tier, question_set, answers, score, is_eligible, status, begun_at, first_touched_at,
        first_touched_by, ${tag('medium')} || chr(10) || ${tag('campaign')} as tags`,
    )}) as rows join question_sets on hash = question_set
  ), ${GIVEN}`,
  `select day, measure, source, tier, version, 0, value, sign from counted, lateral (
      values ('completed', '', true), ('score', score::text, true), ('eligible', '', is_eligible),
        ('campaignCompleted', tags, true), ('campaignEligible', tags, is_eligible),
        ('qualified', '', status = 'qualified'),
        ('seconds', ${step('extract(epoch from completed_at - begun_at)')}, begun_at is not null),
        ('touched', ${firstTouch('completed_at')}, first_touched_at is not null),
        ('touchedSoon', coalesce(first_touched_by::text, ''), first_touched_at < completed_at + interval '1 hour')
    ) as counts (measure, value, is_counted) where is_counted
  union all ${ANSWERS}`,
);

/* A counted view has begun exactly one quiz, whatever becomes of it: these counts stay. */
const SESSIONS = add(
  `sessions as materialized (
    select rows.*, ${day('created_at')} as day, '' as tier, coalesce(number, 0) as version from (${rowsOf(
      'quiz_sessions',
      `created_at, source, question_set, answers, submission_id, is_counted,
        coalesce(medium, '(none)') || chr(10) || coalesce(campaign, '(none)') as tags`,
    )}) as rows left join question_sets on hash = question_set
  ),
  counted as materialized (
    select *, row_number() over () as nth from sessions where submission_id is null
  ), ${GIVEN}`,
  `select day, 'begun', source, tier, version, 0, '', sign from sessions where is_counted and is_new
  union all select day, 'open', source, tier, version, 0, '', sign from counted
  union all select day, 'campaignOpen', source, tier, version, 0, tags, sign from counted
  union all ${ANSWERS}
  union all
  select day, 'left', source, tier, version, coalesce(next.question_id, 0), '', sign
  from counted left join (select nth, max(n) as last from given group by nth) as reached using (nth)
    left join asked as next on next.question_set = counted.question_set and next.n = coalesce(last, 0) + 1
  where exists (select from asked where asked.question_set = counted.question_set)`,
);

const FORMS = add(
  `counted as (${rowsOf('contact_submissions', 'created_at, form_type, status, first_touched_at, first_touched_by')})`,
  `select ${day('created_at')}, measure, '', '', 0, 0, value, sign from counted, lateral (
      values ('form', form_type, true), ('formConverted', form_type, status = 'converted'),
        ('formTouched', ${firstTouch('created_at')}, first_touched_at is not null),
        ('formTouchedSoon', coalesce(first_touched_by::text, ''), first_touched_at < created_at + interval '1 hour')
    ) as counts (measure, value, is_counted) where is_counted`,
);

const MERGE = `
  delete from tallies where grain = 'm';
  alter table tallies drop column grain, add primary key (measure, day, source, tier, version, question_id, value);
  insert into tallies (day, measure, source, tier, version, question_id, value, count)
  select day, measure, source, tier, version, question_id, value, sum(count) from tally_changes group by 1, 2, 3, 4, 5, 6, 7
  on conflict (measure, day, source, tier, version, question_id, value) do update set count = tallies.count + excluded.count;
  delete from tallies where count = 0;
  drop table tally_changes, row_changes`;

const TABLES = ['submissions', 'quiz_sessions', 'contact_submissions'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local work_mem = '256MB'`.execute(db);
  await sql.raw(`lock table ${TABLES.join(', ')}`).execute(db);
  for (const table of TABLES) await sql.raw(`drop function record_${table}_changes() cascade`).execute(db);
  for (const statement of [QUIZZES, SESSIONS, FORMS, MERGE]) await sql.raw(statement).execute(db);
}
