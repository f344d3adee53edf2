import { type Kysely, sql } from 'kysely';

const DIMENSIONS = 'day, measure, source, tier, version, question_id, value';

const columns = `
    day date not null,
    measure text not null,
    source text not null,
    tier text not null,
    version integer not null,
    question_id integer not null,
    value text not null,
    count bigint not null`;

const tables = [
  'alter table question_sets add column number integer generated always as identity, add column since timestamptz(3)',
  `update question_sets set since = coalesce(
    (select min(completed_at) from submissions where question_set = question_sets.hash), now())`,
  'alter table question_sets alter column since set default now(), alter column since set not null',
  'create unique index question_sets_number on question_sets (number)',
  // The defaults are for a process of the release before, which may still begin sessions while this one starts.
  `alter table quiz_sessions
    add column source text not null default 'direct',
    add column is_counted boolean not null default false,
    add column question_set bytea references question_sets`,
  'create index quiz_sessions_question_set on quiz_sessions (question_set)',
  'create index quiz_sessions_open on quiz_sessions (updated_at) where submission_id is null',
  ...['submissions', 'contact_submissions'].flatMap((table) => [
    `alter table ${table}
      add column first_touched_at timestamptz(3),
      add column first_touched_by uuid references users on delete set null`,
    `create index ${table}_first_touched_by on ${table} (first_touched_by) where first_touched_by is not null`,
  ]),
  'alter table submissions add column begun_at timestamptz(3)',
  `update submissions set begun_at = least(quiz_sessions.created_at, completed_at)
    from quiz_sessions where quiz_sessions.submission_id = submissions.id`,
  `create index contact_submissions_converted on contact_submissions (person_id) where status = 'converted'`,
  ...['submission_id', 'contact_submission_id'].map((owner) => {
    const table = owner === 'submission_id' ? 'submissions' : 'contact_submissions';
    return `update ${table} set first_touched_at = first.created_at, first_touched_by = first.actor_id
      from (
        select distinct on (${owner}) ${owner} as lead_id, actor_id, created_at from lead_activities
        where ${owner} is not null and actor_id is not null order by ${owner}, created_at, id
      ) first where first.lead_id = ${table}.id`;
  }),
  // By whole months too, so that a year is read in few rows.
  `create table tallies (grain "char" not null, ${columns},
    primary key (grain, measure, ${DIMENSIONS.replace('measure, ', '')}))`,
  // What was counted since: appended to, so that nobody waits for anybody, and added to the tallies by a job. The truth is both together.
  `create table tally_changes (${columns})`,
];

/** Steps of 6 %, so that whatever is in one is within 3 % of its middle. */
const STEP = `create function tally_step(amount double precision) returns text language sql immutable parallel safe as $$
    select floor(ln(greatest(amount, 1)) / ln(1.06))::integer::text
  $$`;

/**
 * What the answers of one quiz come to: who was asked what, said what, and stopped where. A question was shown that has an answer,
 * be it none; the one after the last of these is where an open quiz stands. Words of visitors' own are not counted.
 */
const ANSWERS = `create function answer_tallies(questions jsonb, answers jsonb, is_done boolean)
  returns table (measure text, question_id integer, value text) language sql immutable parallel safe as $$
    with asked as (
      select n, (question->>'id')::integer as id, question->>'inputType' as kind, answers->(question->>'id') as answer,
        answers ? (question->>'id') as is_shown
      from jsonb_array_elements(questions) with ordinality as each (question, n)
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
    select case when is_empty then 'skipped' else 'answered' end, id, '' from shown
    union all
    select 'answer', id, case when kind = 'number' then number_band(said.value) else said.value end from said
      where kind <> 'number' or said.value ~ '^-?\\d{1,10}(\\.\\d{1,6})?$'
    union all
    select 'left', coalesce((select id from asked where n = last + 1), 0), '' from (
      select coalesce(max(n), 0) as last from shown
    ) stood where not is_done and jsonb_array_length(questions) > 0
  $$`;

/** The lower bound of the band that a number lies in: one digit, then noughts. */
const BAND = `create function number_band(number text) returns text language sql immutable parallel safe as $$
    select trunc(number::numeric, -floor(log(greatest(abs(number::numeric), 1)))::integer)::text
  $$`;

/** Appends what the rows of one statement come to, those before it taken away. `rows` reads from the table \`changed\`. */
const counted = (rows: string) => `
    insert into tally_changes (${DIMENSIONS}, count)
    select ${DIMENSIONS}, sum(count) from (${rows}) as rows group by ${DIMENSIONS} having sum(count) <> 0;`;

const londonDay = (moment: string) => `(${moment} at time zone 'Europe/London')::date`;

const submissions = (table: string, sign: number) => `
  select ${londonDay('completed_at')} as day, each.measure, source, tier, number as version, each.question_id, each.value, ${sign} * each.count as count
  from ${table} changed join question_sets on hash = question_set, lateral (
    select 'completed' as measure, 0 as question_id, '' as value, 1 as count
    union all select 'score', 0, score::text, 1
    union all select 'eligible', 0, '', 1 where is_eligible
    union all select 'qualified', 0, '', 1 where status = 'qualified'
    union all select 'value', 0, '', value_pence where value_pence > 0
    union all select 'seconds', 0, tally_step(extract(epoch from completed_at - begun_at)), 1 where begun_at is not null
    union all select 'touched', 0, coalesce(first_touched_by::text, '') || ' '
      || tally_step(extract(epoch from first_touched_at - completed_at) / 60), 1 where first_touched_at is not null
    union all select 'touchedSoon', 0, coalesce(first_touched_by::text, ''), 1
      where first_touched_at < completed_at + interval '1 hour'
    union all select answered.measure, answered.question_id, answered.value, 1
      from answer_tallies(questions, answers, true) answered
  ) each`;

const sessions = (table: string, sign: number) => `
  select ${londonDay('created_at')} as day, each.measure, source, '' as tier, coalesce(number, 0) as version, each.question_id,
    each.value, ${sign} as count
  from ${table} changed left join question_sets on hash = question_set, lateral (
    select 'open' as measure, 0 as question_id, '' as value
    union all select measure, question_id, value from answer_tallies(coalesce(questions, '[]'), answers, false)
  ) each where submission_id is null`;

/** Begun once, whatever becomes of it: what a view that was counted stands against. */
const begun = `
  select ${londonDay('created_at')} as day, 'begun' as measure, source, '' as tier, coalesce(number, 0) as version, 0 as question_id,
    '' as value, 1 as count
  from changed left join question_sets on hash = question_set where is_counted`;

const contacts = (table: string, sign: number) => `
  select ${londonDay('created_at')} as day, each.measure, '' as source, '' as tier, 0 as version, 0 as question_id, each.value,
    ${sign} as count
  from ${table} changed, lateral (
    select 'form' as measure, form_type as value
    union all select 'formConverted', form_type where status = 'converted'
    union all select 'formTouched', coalesce(first_touched_by::text, '') || ' '
      || tally_step(extract(epoch from first_touched_at - created_at) / 60) where first_touched_at is not null
    union all select 'formTouchedSoon', coalesce(first_touched_by::text, '')
      where first_touched_at < created_at + interval '1 hour'
  ) each`;

const COUNTED = [
  {
    table: 'submissions',
    rows: submissions,
    isOther: `(was.completed_at, was.source, was.question_set, was.score, was.tier, was.is_eligible, was.status, was.value_pence,
      was.begun_at, was.first_touched_at, was.first_touched_by, was.answers) is distinct from (became.completed_at, became.source,
      became.question_set, became.score, became.tier, became.is_eligible, became.status, became.value_pence, became.begun_at, became.first_touched_at,
      became.first_touched_by, became.answers)`,
  },
  {
    table: 'quiz_sessions',
    rows: sessions,
    once: begun,
    isOther: `(was.created_at, was.source, was.question_set, was.submission_id, was.answers) is distinct from
      (became.created_at, became.source, became.question_set, became.submission_id, became.answers)`,
  },
  {
    table: 'contact_submissions',
    rows: contacts,
    isOther: `(was.created_at, was.form_type, was.status, was.first_touched_at, was.first_touched_by) is distinct from
      (became.created_at, became.form_type, became.status, became.first_touched_at, became.first_touched_by)`,
  },
];

/** What is past its time is deleted and stays counted; whatever else is deleted leaves the tallies. */
const triggers = COUNTED.flatMap(({ table, rows, once, isOther }) => [
  `create function tally_${table}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      ${counted(rows('changed', 1))} ${once ? counted(once) : ''}
    elsif tg_op = 'DELETE' then
      if current_setting('upcurve.keeps_tallies', true) = 'on' then return null; end if;
      ${counted(rows('changed', -1))}
    else
      if not exists (select from before was join after became using (id) where ${isOther}) then return null; end if;
      ${counted(
        ['before', 'after']
          .map((each) =>
            rows(
              `(select ${each}.* from ${each} where id in (select id from before was join after became using (id) where ${isOther}))`,
              each === 'before' ? -1 : 1,
            ),
          )
          .join(' union all '),
      )}
    end if;
    return null;
  end $$`,
  `create trigger ${table}_tally_insert after insert on ${table} referencing new table as changed
    for each statement execute function tally_${table}()`,
  `create trigger ${table}_tally_delete after delete on ${table} referencing old table as changed
    for each statement execute function tally_${table}()`,
  `create trigger ${table}_tally_update after update on ${table} referencing old table as before new table as after
    for each statement execute function tally_${table}()`,
]);

/** Who does something to a lead first, and when, stays known whatever becomes of the note or the change. */
const FIRST_TOUCH = [
  `create function remember_first_touch() returns trigger language plpgsql as $$ begin
    update submissions set first_touched_at = new.created_at, first_touched_by = new.actor_id
      where id = new.submission_id and first_touched_at is null;
    update contact_submissions set first_touched_at = new.created_at, first_touched_by = new.actor_id
      where id = new.contact_submission_id and first_touched_at is null;
    return null;
  end $$`,
  `create trigger lead_activities_first_touch after insert on lead_activities
    for each row when (new.actor_id is not null) execute function remember_first_touch()`,
];

/** What is there already, counted straight into the tallies. */
const backfill = `insert into tallies (grain, ${DIMENSIONS}, count)
  with rows as (${COUNTED.map(({ table, rows }) => rows(table, 1)).join(' union all ')}),
  days as (select ${DIMENSIONS}, sum(count) as count from rows group by ${DIMENSIONS})
  select 'd', * from days
  union all
  select 'm', date_trunc('month', day)::date, measure, source, tier, version, question_id, value, sum(count)
  from days group by 2, 3, 4, 5, 6, 7, 8`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...tables, STEP, BAND, ANSWERS, ...triggers, ...FIRST_TOUCH, backfill];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const back = [
  'drop trigger lead_activities_first_touch on lead_activities',
  'drop function remember_first_touch',
  ...COUNTED.flatMap(({ table }) => [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger ${table}_tally_${event} on ${table}`),
    `drop function tally_${table}`,
  ]),
  'drop function answer_tallies',
  'drop function number_band',
  'drop function tally_step',
  'drop table tally_changes',
  'drop table tallies',
  'drop index contact_submissions_converted',
  'alter table submissions drop column begun_at',
  ...['submissions', 'contact_submissions'].map(
    (table) => `alter table ${table} drop column first_touched_at, drop column first_touched_by`,
  ),
  'drop index quiz_sessions_open',
  'alter table quiz_sessions drop column source, drop column is_counted, drop column question_set',
  'alter table question_sets drop column number, drop column since',
];

/** Views and forms that were counted go with their tables. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
