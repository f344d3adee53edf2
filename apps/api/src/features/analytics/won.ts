import { type Analytics, type CampaignFigures, OUTCOME_MONTHS } from '@upcurve/contracts/analytics/analytics';
import { CountedAs } from '@upcurve/contracts/leads/inbox';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { countedLeads } from '../../db/counted-leads.ts';
import { tagOf } from '../../db/lead-columns.ts';
import type { Range } from './range.ts';
import { type TallyFilter, tallyConditions } from './tallies.ts';

export interface WonFigures extends Pick<CampaignFigures, 'source' | 'medium' | 'campaign'> {
  leads: number;
  booked: number;
  won: number;
  valuePence: number;
}

/** Counts the new people, the booked and the won leads of a range, by the campaign of the person's first lead. */
export async function readWon(
  db: Db,
  range: Range,
  { version, ...filter }: TallyFilter,
): Promise<WonFigures[]> {
  const isOfVersion =
    version === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`question_set = (select hash from question_sets where number = ${version})`;
  const counted = CountedAs.options.map(
    (as) => sql`select *, ${sql.lit(as)} as counted_as from (${countedLeads(as, range)}) as counted`,
  );
  const { rows } = await sql<WonFigures>`
    select source, ${tagOf(sql.ref('attribution'), 'medium')} as medium,
      ${tagOf(sql.ref('attribution'), 'campaign')} as campaign,
      count(*) filter (where counted_as = 'new') as leads,
      count(*) filter (where counted_as = 'booked') as booked,
      count(*) filter (where counted_as = 'won') as won,
      coalesce(sum(value_pence) filter (where counted_as = 'won'), 0)::bigint as value_pence
    from (${sql.join(counted, sql` union all `)}) as counted
    where ${isOfVersion} and ${tallyConditions(filter)} group by 1, 2, 3`.execute(db);
  return rows;
}

/** Counts the leads of both kinds that were won and lost in each month of the range, and at least in the last six. */
export async function readMonths(db: Db, { from, to }: Range): Promise<Analytics['months']> {
  const sixMonths = sql`${to}::timestamp - make_interval(months => ${OUTCOME_MONTHS - 1})`;
  const start = sql`date_trunc('month', least(${from}::timestamp, ${sixMonths}))`;
  const end = sql`date_trunc('month', ${to}::timestamp) + interval '1 month'`;
  const monthsOf = (outcome: 'won' | 'lost', sums: RawBuilder<unknown>) => {
    const day = sql.ref(`${outcome}_on`);
    return sql`
      select date_trunc('month', ${day}::timestamp) as month, ${sums} from leads
      where outcome = ${sql.lit(outcome)} and ${day} >= (${start})::date and ${day} < (${end})::date group by 1`;
  };
  const ended = [
    monthsOf('won', sql`count(*) as won, 0 as lost, sum(value_pence) as value_pence`),
    monthsOf('lost', sql`0, count(*), 0`),
  ];
  const { rows } = await sql<Analytics['months'][number]>`
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(won), 0)::int as won,
      coalesce(sum(lost), 0)::int as lost, coalesce(sum(value_pence), 0)::bigint as value_pence
    from generate_series(${start}, ${to}::timestamp, '1 month') as months (month)
      left join (${sql.join(ended, sql` union all `)}) as ended using (month)
    group by 1 order by 1`.execute(db);
  return rows;
}
