import { type Kysely, sql } from 'kysely';

/** The agency's own month for the site: what an owner has entered, and the figures that were last counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counted_month (
      is_only boolean primary key default true check (is_only),
      is_shown boolean not null default false,
      waived_months integer check (waived_months >= 0),
      waived_pounds integer check (waived_pounds >= 0),
      waived_on date,
      figures jsonb,
      version integer not null default 1,
      check (num_nulls(waived_months, waived_pounds, waived_on) in (0, 3))
    )`.execute(db);
  await sql`insert into counted_month default values`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table counted_month`.execute(db);
}
