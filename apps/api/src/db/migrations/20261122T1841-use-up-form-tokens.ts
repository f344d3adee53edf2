import { type Kysely, sql } from 'kysely';

/** Form tokens that a lead was accepted with: good for no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_form_tokens (
      hash bytea primary key,
      used_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index used_form_tokens_used on used_form_tokens (used_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table used_form_tokens`.execute(db);
}
