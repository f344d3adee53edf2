import { type Kysely, sql } from 'kysely';

/** The columns that analytics counts by, for each table it counts. The rules for counting are in code. */
const COUNTED = {
  submissions: [
    'completed_at',
    'source',
    'question_set',
    'score',
    'tier',
    'is_eligible',
    'status',
    'value_pence',
    'begun_at',
    'first_touched_at',
    'first_touched_by',
    'answers',
  ],
  quiz_sessions: ['created_at', 'source', 'question_set', 'submission_id', 'is_counted', 'answers'],
  contact_submissions: ['created_at', 'form_type', 'status', 'first_touched_at', 'first_touched_by'],
};

const EVENTS = ['insert', 'delete', 'update'] as const;
const TRANSITIONS = {
  insert: 'new table as changed',
  delete: 'old table as changed',
  update: 'old table as before new table as after',
};

function recordChanges(table: keyof typeof COUNTED): string[] {
  const image = (row: string) =>
    `jsonb_build_object(${COUNTED[table].map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
  const into = 'insert into row_changes (source_table, before, after)';
  return [
    // A full join: for an inner one the planner may compare each row with each. JIT would cost more than it saves.
    `create function record_${table}_changes() returns trigger language plpgsql set jit = off as $$ begin
      if tg_op = 'INSERT' then
        ${into} select '${table}', null, ${image('changed')} from changed;
      elsif tg_op = 'UPDATE' then
        ${into} select '${table}', was, became from (
          select ${image('before')} as was, ${image('after')} as became from before full join after using (id)
        ) as pairs where was <> became;
      elsif coalesce(current_setting('upcurve.keeps_tallies', true), '') <> 'on' then
        ${into} select '${table}', ${image('changed')}, null from changed;
      end if;
      return null;
    end $$`,
    ...EVENTS.map(
      (event) => `create trigger ${table}_record_${event} after ${event} on ${table}
        referencing ${TRANSITIONS[event]} for each statement execute function record_${table}_changes()`,
    ),
  ];
}

const tables = Object.keys(COUNTED) as (keyof typeof COUNTED)[];

/** The triggers of the migration that added the totals. Their functions stay for one more release, so that this can be undone. */
const formerTriggers = tables.flatMap((table) =>
  EVENTS.map((event) => ({
    table,
    name: `${table}_tally_${event}`,
    create: `create trigger ${table}_tally_${event} after ${event} on ${table}
      referencing ${TRANSITIONS[event]} for each statement execute function tally_${table}()`,
  })),
);

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create table row_changes (source_table text not null, before jsonb, after jsonb)',
    ...formerTriggers.map(({ name, table }) => `drop trigger ${name} on ${table}`),
    'drop trigger lead_activities_first_touch on lead_activities',
    ...tables.flatMap(recordChanges),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...tables.flatMap((table) => [
      ...EVENTS.map((event) => `drop trigger ${table}_record_${event} on ${table}`),
      `drop function record_${table}_changes`,
    ]),
    'drop table row_changes',
    ...formerTriggers.map(({ create }) => create),
    `create trigger lead_activities_first_touch after insert on lead_activities
      for each row when (new.actor_id is not null) execute function remember_first_touch()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
