import { type Kysely, sql } from 'kysely';

/* Each filter in the order that the list has unless told: the newest of a tier are met without passing the others. */
const statements = [
  'create index submissions_tier_completed on submissions (tier, completed_at, id)',
  'create index submissions_eligible_completed on submissions (is_eligible, completed_at, id)',
  // An expression and no column: a column would write a million rows and their search index anew.
  `create index submissions_source_completed on submissions
    ((coalesce(attribution->>'source', 'direct')), completed_at, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['tier', 'eligible', 'source']) {
    await sql`drop index ${sql.id(`submissions_${name}_completed`)}`.execute(db);
  }
}
