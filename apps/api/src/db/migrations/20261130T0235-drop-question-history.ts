import { type Kysely, sql } from 'kysely';

/* The audit log has the changes to questions. */

const kinds = (list: string) => sql`
  alter table retention drop constraint retention_kind_check,
    add constraint retention_kind_check check (kind in (${sql.raw(list)}))`;
const KINDS = `'leads', 'quarantine', 'quizSessions', 'deliveries', 'digests'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table if exists question_changes`.execute(db);
  await sql`delete from retention where kind = 'questionChanges'`.execute(db);
  await kinds(KINDS).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await kinds(`${KINDS}, 'questionChanges'`).execute(db);
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
  await sql`create index question_changes_actor on question_changes (actor_id)`.execute(db);
  await sql`create index question_changes_newest on question_changes (created_at, id)`.execute(db);
  await sql`create index question_changes_question on question_changes (question_id, created_at, id)`.execute(
    db,
  );
}
