import { type Kysely, sql } from 'kysely';

/** Each question has a place of its own, from 1 without gaps. Checked when a statement ends, so that one may swap two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update questions set "order" = ranked.place
    from (select id, row_number() over (order by "order", id) as place from questions) as ranked
    where questions.id = ranked.id`.execute(db);
  await sql`
    alter table questions add constraint questions_order_key unique ("order") deferrable initially immediate`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_order_key`.execute(db);
}
