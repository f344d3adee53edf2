import { type Analytics, type AnalyticsFilter, SCORE_BAND } from '@upcurve/contracts/analytics/analytics';
import { QuizStep } from '@upcurve/contracts/analytics/events';
import { FormType } from '@upcurve/contracts/leads/contact';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/client.ts';
import { campaignFigures } from './campaigns.ts';
import { readCosts } from './costs.ts';
import { type FunnelSums, funnelOf, readFunnel } from './funnel.ts';
import { questionFigures } from './question-figures.ts';
import { dayOf, periodsOf, type Range, rangeBefore, rangeOf } from './range.ts';
import { readCalls, speedFigures } from './speed.ts';
import {
  groupByMeasure,
  medianOf,
  readDurations,
  readTallies,
  sumOf,
  type TalliesByMeasure,
  type Tally,
  type TallyFilter,
} from './tallies.ts';
import { readMonths, readWon, type WonFigures } from './won.ts';

/** Reads all figures. Call it in a transaction with one snapshot. */
export async function analyticsOf(db: Db, filter: AnalyticsFilter): Promise<Analytics> {
  const { by = 'day' } = filter;
  const now = await databaseNow(db);
  const range = rangeOf(filter, now);
  const of = groupByMeasure(await readTallies(db, range, filter));
  const funnel = await readFunnel(db, range, filter, by);
  const won = await readWon(db, range, filter);
  const costs = await readCosts(db, range, filter);
  const versions = await versionsOf(db, funnel);
  const clientsOf = (source: string) => leadsOf(won.filter((each) => each.source === source));
  return {
    ...range,
    by,
    ...totalsOf(funnel, of('seconds')),
    ...leadsOf(won),
    questions: await questionFigures(
      db,
      of,
      versions.map(({ version }) => version),
    ),
    leftAtEnd: sumOf(of('left').filter(({ questionId }) => questionId === 0)),
    scores: scoresOf(of),
    tiers: tiersOf(funnel, filter),
    days: periodsOf(range, by).map((day) => {
      const sums = funnel.periods.get(day);
      return { day, ...funnelOf(sums), eligible: sums?.eligible ?? 0 };
    }),
    months: await readMonths(db, range),
    sources: [
      ...new Set([
        ...funnel.sources.keys(),
        ...won.filter((each) => each.won > 0).map(({ source }) => source),
      ]),
    ]
      .map((source) => {
        const sums = funnel.sources.get(source);
        const clients = clientsOf(source);
        const { views, completed } = funnelOf(sums);
        return {
          source,
          views,
          completed,
          eligible: sums?.eligible ?? 0,
          qualified: sums?.qualified ?? 0,
          converted: clients.won,
          valuePence: clients.valuePence,
        };
      })
      .filter(({ views, converted: clients }) => views > 0 || clients > 0)
      .toSorted((a, b) => b.completed - a.completed || b.views - a.views || a.source.localeCompare(b.source)),
    campaigns: campaignFigures(of, range, { won, costs, today: dayOf(Date.parse(now)) }),
    costs,
    versions,
    ...visitsOf(of),
    ...(await speedFigures(db, of, funnel.all.completed)),
    calls: await readCalls(db, range),
    leadsSince: await leadsSince(db),
    before: filter.compare ? await before(db, rangeBefore(range), filter) : null,
  };
}

/** Returns the first day of which retention has deleted no lead; null if it has never deleted any. */
async function leadsSince(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select ((expired_until at time zone ${AGENCY_ZONE})::date + 1)::text as day from retention where kind = 'leads'`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

function leadsOf(rows: readonly WonFigures[]) {
  const total = (name: 'leads' | 'booked' | 'won' | 'valuePence') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  return {
    leads: total('leads'),
    booked: total('booked'),
    won: total('won'),
    valuePence: total('valuePence'),
  };
}

const totalsOf = ({ all }: FunnelSums, durations: readonly Tally[]) => ({
  funnel: funnelOf(all),
  medianSeconds: medianOf(durations.map(({ value, count }) => ({ step: Number(value), count }))),
  eligible: all.eligible,
  qualified: all.qualified,
});

async function before(db: Db, range: Range, filter: AnalyticsFilter) {
  const durations = await readDurations(db, range, filter);
  const funnel = await readFunnel(db, range, filter, 'month');
  const won = await readWon(db, range, filter);
  return { ...range, ...totalsOf(funnel, durations), ...leadsOf(won) };
}

function scoresOf(of: TalliesByMeasure) {
  return Array.from({ length: 100 / SCORE_BAND }, (_, i) => {
    const from = i * SCORE_BAND;
    const to = from + SCORE_BAND > 99 ? 100 : from + SCORE_BAND - 1;
    const count = sumOf(of('score').filter(({ value }) => Number(value) >= from && Number(value) <= to));
    return { from, to, count };
  });
}

const tiersOf = ({ tiers }: FunnelSums, { tier }: TallyFilter) =>
  TIERS.filter(({ name }) => !tier || name === tier).map(({ name }) => ({
    tier: name,
    count: tiers.get(name)?.completed ?? 0,
    eligible: tiers.get(name)?.eligible ?? 0,
  }));

async function versionsOf(db: Db, { versions }: FunnelSums) {
  const { rows } = await sql<{ number: number; since: string; questions: number }>`
    select number, since, jsonb_array_length(questions) as questions from question_sets
    where number = any(${[...versions.keys()]}) order by number desc`.execute(db);
  return rows
    .map(({ number, ...set }) => ({ version: number, ...set, views: funnelOf(versions.get(number)).views }))
    .filter(({ views }) => views > 0);
}

function visitsOf(of: TalliesByMeasure): Pick<Analytics, 'steps' | 'forms' | 'visited' | 'leftOut'> {
  const countOf = (measure: string, wanted: string) =>
    sumOf(of(measure).filter(({ value }) => value === wanted));
  return {
    steps: QuizStep.options.map((step) => ({ step, count: countOf('step', step) })),
    forms: FormType.options.map((formType) => ({
      formType,
      shown: countOf('formShown', formType),
      begun: countOf('formBegun', formType),
      sent: countOf('formSent', formType),
      received: countOf('form', formType),
      converted: countOf('formConverted', formType),
    })),
    visited: of('page')
      .map(({ value: path, count: views }) => ({ path, views }))
      .toSorted((a, b) => b.views - a.views || a.path.localeCompare(b.path)),
    leftOut: {
      bots: countOf('leftOut', 'bots'),
      staff: countOf('leftOut', 'staff'),
      flood: countOf('leftOut', 'flood'),
    },
  };
}
