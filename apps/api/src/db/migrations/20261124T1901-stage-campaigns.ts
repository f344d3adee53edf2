import { type Kysely, sql } from 'kysely';

const NO_TAGS = `'(none)' || chr(10) || '(none)'`;
const tag = (name: string) => `coalesce(nullif(attribution ->> '${name}', ''), '(none)')`;

/**
 * Counts all earlier quizzes as without a campaign, then moves those that have one to it. The next migration adds the
 * counts to the tallies: one that both reads and changes all of a table would make others wait.
 */
const STAGED = `create table staged_campaigns as
  select day, 'campaign' || initcap(measure) as measure, source, tier, version, ${NO_TAGS} as value, count
  from (
    select day, measure, source, tier, version, count from tallies where grain = 'd'
    union all
    select day, measure, source, tier, version, count from tally_changes
  ) as counted
  where measure in ('open', 'completed', 'eligible')
  union all
  select tagged.day, measure, source, tier, version, moved.value, sign * count
  from (
    select (completed_at at time zone 'Europe/London')::date as day, measure, source, tier, number as version,
      ${tag('medium')} || chr(10) || ${tag('campaign')} as tags, count(*) as count
    from submissions join question_sets on hash = question_set,
      (values ('campaignCompleted', true), ('campaignEligible', false)) as counted (measure, is_any)
    where coalesce(attribution ->> 'medium', '') || coalesce(attribution ->> 'campaign', '') <> ''
      and (is_any or is_eligible)
    group by 1, 2, 3, 4, 5, 6
  ) as tagged, lateral (values (tags, 1), (${NO_TAGS}, -1)) as moved (value, sign)`;

/** Until when leads have been deleted by retention. */
const EXPIRED = [
  `insert into retention (kind, days, expired_until)
    select 'leads', 730, now() - interval '730 days'
    where exists (select from tallies where measure in ('completed', 'form') and day < (now() - interval '730 days')::date)
    on conflict (kind) do nothing`,
  `update retention set expired_until = now() - make_interval(days => days) where kind = 'leads' and expired_until is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [STAGED, ...EXPIRED]) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table staged_campaigns`.execute(db);
}
