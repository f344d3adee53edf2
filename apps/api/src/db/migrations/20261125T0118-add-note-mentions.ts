import { type Kysely, sql } from 'kysely';

const KINDS = ['new-lead', 'digest', 'weekly', 'confirmation', 'report', 'invite'];
// Not validated: rows that are there have one of the kinds.
const check = (kinds: readonly string[]) => `alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})) not valid`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table note_mentions (
      id uuid primary key,
      activity_id uuid not null references lead_activities on delete cascade,
      member_id uuid references users on delete set null,
      name text not null,
      seen_at timestamptz,
      unique (activity_id, member_id)
    )`.execute(db);
  await sql`create index note_mentions_member on note_mentions (member_id, seen_at)`.execute(db);
  await sql.raw(check([...KINDS, 'mention'])).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mails where kind = 'mention'`.execute(db);
  await sql.raw(check(KINDS)).execute(db);
  await sql`drop table note_mentions`.execute(db);
}
