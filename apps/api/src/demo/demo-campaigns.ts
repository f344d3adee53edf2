import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { tagOf } from '../db/lead-columns.ts';
import { addToTallies } from '../db/tallies.ts';
import { DEMO_DOMAIN, UNFINISHED_PREFIX } from './people.ts';

interface DemoCampaign {
  tags: { source?: string; medium?: string; campaign?: string };
  /** How many of a hundred quizzes come from it. */
  share: number;
  /** One in this many qualified quizzes becomes a client. */
  winsOneIn: number;
  /** Pounds a month. */
  cost?: number;
}

const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  { tags: {}, share: 22, winsOneIn: 3 },
  { tags: { source: 'google', medium: 'organic' }, share: 18, winsOneIn: 3 },
  {
    tags: { source: 'google', medium: 'cpc', campaign: 'brand-search' },
    share: 17,
    winsOneIn: 1.5,
    cost: 480,
  },
  {
    tags: { source: 'google', medium: 'cpc', campaign: 'spring-open-day' },
    share: 11,
    winsOneIn: 2,
    cost: 920,
  },
  {
    tags: { source: 'instagram', medium: 'paid-social', campaign: 'spring-open-day' },
    ...{ share: 12, winsOneIn: 4, cost: 640 },
  },
  { tags: { source: 'instagram', medium: 'social', campaign: 'bio-link' }, share: 7, winsOneIn: 6 },
  {
    tags: { source: 'newsletter', medium: 'email', campaign: 'monthly-letter' },
    share: 8,
    winsOneIn: 2,
    cost: 60,
  },
  { tags: { source: 'partner', medium: 'referral', campaign: 'accountants' }, share: 5, winsOneIn: 1.2 },
];

/** One entry for each of a hundred quizzes. */
export const DEMO_QUIZZES = DEMO_CAMPAIGNS.flatMap((campaign) =>
  Array.from({ length: campaign.share }, () => campaign),
);

const COSTS = DEMO_CAMPAIGNS.flatMap(
  ({ tags: { source = 'direct', medium = NO_TAG, campaign = NO_TAG }, cost }) =>
    cost ? [{ source, medium, campaign, pence: cost * 100 }] : [],
);

export async function addDemoCosts(db: Db, now: Date): Promise<void> {
  const months = [0, 1, 2].map((ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)));
  const rows = months.flatMap((month) =>
    COSTS.map((cost) => ({ ...cost, month: month.toISOString().slice(0, 10) })),
  );
  await db
    .insertInto('campaignCosts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeDemoCosts(db: Db): Promise<void> {
  for (const cost of COSTS)
    await db
      .deleteFrom('campaignCosts')
      .where((where) => where.and(cost))
      .execute();
}

/**
 * Counts visits that fit the demo leads, or takes them back. The number of visits per lead depends only on its id. Of
 * those who open the quiz, a third do not begin it.
 */
export async function countDemoVisits(db: Db, sign: 1 | -1): Promise<void> {
  const attribution = sql.ref('attribution');
  const counts = sql`
    with demo as (
      select case kind when 'contact' then 'form' else 'quiz' end as kind, created_at as at, id,
        case kind when 'contact' then 'direct' else source end as source, coalesce(number, 0) as version,
        coalesce(form_type, '') as form,
        ${tagOf(attribution, 'medium')} || chr(10) || ${tagOf(attribution, 'campaign')} as tags
      from leads left join quiz_details on lead_id = id left join question_sets on hash = question_set
      where email like ${`%.${DEMO_DOMAIN}`}
      union all
      select 'unfinished', created_at, id, coalesce(source, 'direct'), 0, '', '' from quiz_sessions
      where id::text like ${`${UNFINISHED_PREFIX}-%`}
    ),
    drawn as (
      select *, (at at time zone ${AGENCY_ZONE})::date as day, ('x' || right(md5(id::text), 6))::bit(24)::integer as n
      from demo
    )
    select day, measure, source, '' as tier, case measure when 'viewed' then version else 0 end as version, 0 as question_id,
      value, ${sign}::int * count as count
    from drawn, lateral (values
      ('quiz', 'visit', tags, 4 + n % 9),
      ('quiz', 'page', '/', 2 + n % 5),
      ('quiz', 'page', '/pricing', n % 4),
      ('quiz', 'page', '/services/paid-media', n % 3),
      ('quiz', 'page', '/blog/*', n % 6),
      ('quiz', 'page', '/eligibility/welcome', 1 + n % 2),
      ('quiz', 'viewed', '', n % 2),
      ('quiz', 'step', 'welcome', 1 + n % 2),
      ('quiz', 'step', 'profile', 1),
      ('quiz', 'step', 'business', 1),
      ('quiz', 'step', 'questions', 1),
      ('quiz', 'step', 'analyzing', 1),
      ('quiz', 'step', 'results', 1),
      ('unfinished', 'step', 'welcome', 1),
      ('unfinished', 'step', 'profile', 1),
      ('unfinished', 'step', 'questions', 1),
      ('form', 'page', '/contact', 2 + n % 3),
      ('form', 'formShown', form, 3 + n % 8),
      ('form', 'formBegun', form, 1 + n % 2),
      ('form', 'formSent', form, 1)
    ) as counted (of_kind, measure, value, count)
    where of_kind = kind`;
  await addToTallies(counts).execute(db);
}
