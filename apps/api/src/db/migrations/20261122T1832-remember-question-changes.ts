import { type Kysely, sql } from 'kysely';

/** Who changed which question, and how it read before and after. What is deleted keeps its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_changes (
      id uuid primary key,
      question_id integer,
      kind text not null check (kind in ('added', 'changed', 'moved', 'deleted', 'ordered')),
      before jsonb,
      after jsonb,
      actor_id uuid references users on delete set null,
      actor_name text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index question_changes_newest on question_changes (created_at, id)`.execute(db);
  await sql`
    create index question_changes_question on question_changes (question_id, created_at, id)`.execute(db);
  await sql`create index question_changes_actor on question_changes (actor_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table question_changes`.execute(db);
}
