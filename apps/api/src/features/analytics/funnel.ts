import type { Funnel, Period } from '@upcurve/contracts/analytics/analytics';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { COUNTS, countsOf, rowsIn } from './counted-rows.ts';
import type { Range } from './range.ts';
import { type TallyFilter, tallyConditions } from './tallies.ts';

const MEASURES = ['viewed', 'begun', 'open', 'inProgress', 'completed', 'eligible', 'qualified'];

interface Sums {
  notStarted: number;
  open: number;
  inProgress: number;
  completed: number;
  eligible: number;
  qualified: number;
}

interface Row extends Sums {
  period: string | null;
  source: string | null;
  version: number | null;
  tier: string | null;
  /** Bits of `grouping`: which of the four columns this row does not group by. */
  without: number;
}

export interface FunnelSums {
  all: Sums;
  periods: Map<string, Sums>;
  sources: Map<string, Sums>;
  versions: Map<number, Sums>;
  tiers: Map<string, Sums>;
}

const NOTHING: Sums = {
  notStarted: 0,
  open: 0,
  inProgress: 0,
  completed: 0,
  eligible: 0,
  qualified: 0,
};

/** Open quizzes are either in progress or abandoned. */
export function funnelOf({ notStarted, open, inProgress, completed }: Sums = NOTHING): Funnel {
  const abandoned = open - inProgress;
  return {
    views: notStarted + open + completed,
    notStarted,
    inProgress,
    abandoned,
    completed,
  };
}

const BY = { period: 0b0111, source: 0b1011, version: 0b1101, tier: 0b1110, all: 0b1111 };

/**
 * Reads the funnel of a range: total, by period, source, version and tier. Views without a started quiz are computed
 * per day, source and version, so that parts add up to their totals.
 */
export async function readFunnel(db: Db, range: Range, filter: TallyFilter, by: Period): Promise<FunnelSums> {
  const condition = tallyConditions(filter);
  const countsBy = (kind: 'quizzes' | 'openQuizzes') =>
    countsOf(COUNTS[kind].funnel, rowsIn(kind, range, condition), ['day', 'source', 'version', 'tier']);
  const { rows } = await sql<Row>`
    with counted as (
      select day, source, version, tier, measure, count from tallies
      where measure = any(${MEASURES}) and day between ${range.from} and ${range.to} and ${condition}
      union all ${countsBy('quizzes')} union all ${countsBy('openQuizzes')}
    ),
    buckets as (
      select date_trunc(${by}, day::timestamp)::date::text as period, source, version, tier, ${sql.join(
        MEASURES.map(
          (measure) =>
            // Cast back to bigint: summing these again is three times as fast as with numeric.
            sql`coalesce(sum(count) filter (where measure = ${sql.lit(measure)}), 0)::bigint as ${sql.ref(measure)}`,
        ),
      )}
      from counted group by day, source, version, tier
    )
    select period, source, version, tier, grouping(period, source, version, tier) as without,
      coalesce(sum(greatest(viewed - begun, 0)), 0)::bigint as not_started,
      ${sql.join(
        ['open', 'inProgress', 'completed', 'eligible', 'qualified'].map(
          (sum) => sql`coalesce(sum(${sql.ref(sum)}), 0)::bigint as ${sql.ref(sum)}`,
        ),
      )}
    from buckets group by grouping sets ((period), (source), (version), (tier), ())`.execute(db);
  const of = (bits: number) => rows.filter(({ without }) => without === bits);
  return {
    all: of(BY.all)[0] ?? NOTHING,
    periods: new Map(of(BY.period).map((row) => [row.period ?? '', row])),
    sources: new Map(of(BY.source).map((row) => [row.source ?? '', row])),
    versions: new Map(of(BY.version).map((row) => [row.version ?? 0, row])),
    tiers: new Map(of(BY.tier).map((row) => [row.tier ?? '', row])),
  };
}
