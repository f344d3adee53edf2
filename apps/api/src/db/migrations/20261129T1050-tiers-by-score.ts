import { type Kysely, sql } from 'kysely';

/*
 * The list of a tier in the order of scores. The planner does not know that tiers follow from scores: with an index of
 * scores alone it reads all other tiers first.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index all_leads_tier_score_high on all_leads (tier, (coalesce(score, -1)), id)
      where tier is not null and held_reason is null`.execute(db);
  await sql`
    create index all_leads_tier_score_low on all_leads (tier, (coalesce(score, 101)), id)
      where tier is not null and held_reason is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index all_leads_tier_score_high, all_leads_tier_score_low`.execute(db);
}
