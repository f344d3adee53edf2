import { type Kysely, sql } from 'kysely';

/** Adds the counts of the campaigns of earlier quizzes. A job adds them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
    select day, measure, source, tier, version, 0, value, sum(count) from staged_campaigns
    group by 1, 2, 3, 4, 5, 7 having sum(count) <> 0`.execute(db);
  await sql`drop table staged_campaigns`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const isOfCampaign = sql`measure in ('visit', 'campaignOpen', 'campaignCompleted', 'campaignEligible')`;
  await sql`delete from tallies where ${isOfCampaign}`.execute(db);
  await sql`delete from tally_changes where ${isOfCampaign}`.execute(db);
  // Empty: the migration before fills it again when it is reverted and applied, too.
  await sql`create table staged_campaigns as
    select day, measure, source, tier, version, value, count from tallies with no data`.execute(db);
}
