import { type Kysely, sql } from 'kysely';

const KINDS = ['new-lead', 'digest', 'confirmation', 'report', 'invite'];
// Not validated: rows that are there have one of the kinds.
const checks = (kinds: readonly string[], periodic: readonly string[]) => {
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
  return `alter table mails
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in (${list(kinds)})) not valid,
    drop constraint mails_check1,
    add constraint mails_check1 check ((kind in (${list(periodic)})) = (digest_until is not null)) not valid`;
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column has_weekly boolean not null default false`.execute(db);
  await sql.raw(checks([...KINDS, 'weekly'], ['digest', 'weekly'])).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mails where kind = 'weekly'`.execute(db);
  await sql.raw(checks(KINDS, ['digest'])).execute(db);
  await sql`alter table users drop column has_weekly`.execute(db);
}
