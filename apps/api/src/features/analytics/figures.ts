import { type Analytics, type AnalyticsFilter, SCORE_BAND } from '@upcurve/contracts/analytics/analytics';
import { QuizStep } from '@upcurve/contracts/analytics/events';
import { FormType } from '@upcurve/contracts/leads/contact';
import { TIERS } from '@upcurve/contracts/quiz/quiz';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { readConverted } from './converted.ts';
import { type FunnelSums, funnelOf, readFunnel } from './funnel.ts';
import { groupByMeasure, medianOf, sumOf, type TalliesByMeasure } from './histogram.ts';
import { questionFigures } from './question-figures.ts';
import { periodsOf, type Range, rangeBefore, rangeOf } from './range.ts';
import { speedFigures } from './speed.ts';
import { type Narrowing, readTallies } from './tallies.ts';

/** Reads all figures in one snapshot, so that they are consistent with each other. */
export function readAnalytics(db: Kysely<Database>, filter: AnalyticsFilter): Promise<Analytics> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // A year has about ten thousand combinations of day, source and tier, which spill to disk with the default
      // setting.
      await sql`set local work_mem = '32MB'`.execute(trx);
      return analyticsOf(trx, filter);
    });
}

async function analyticsOf(db: Db, filter: AnalyticsFilter): Promise<Analytics> {
  const { by = 'day' } = filter;
  const range = rangeOf(filter, await databaseNow(db));
  const of = groupByMeasure(await readTallies(db, range, filter));
  const funnel = await readFunnel(db, range, filter, by);
  const converted = await readConverted(db, range, filter);
  const versions = await versionsOf(db, funnel);
  const clientsOf = (source: string) => ({
    converted: 0,
    valuePence: 0,
    ...converted.find((each) => each.source === source),
  });
  return {
    ...range,
    by,
    ...totalsOf(funnel, of),
    valuePence: funnel.all.wonValue + converted.reduce((sum, { valuePence }) => sum + valuePence, 0),
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
    sources: [...new Set([...funnel.sources.keys(), ...converted.map(({ source }) => source)])]
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
          converted: clients.converted,
          valuePence: (sums?.wonValue ?? 0) + clients.valuePence,
        };
      })
      .filter(({ views, converted: clients }) => views > 0 || clients > 0)
      .toSorted((a, b) => b.completed - a.completed || b.views - a.views || a.source.localeCompare(b.source)),
    versions,
    ...visitsOf(of),
    ...(await speedFigures(db, of)),
    before: filter.compare ? await before(db, rangeBefore(range), filter) : null,
  };
}

const totalsOf = ({ all }: FunnelSums, of: TalliesByMeasure) => ({
  funnel: funnelOf(all),
  medianSeconds: medianOf(of('seconds').map(({ value, count }) => ({ step: Number(value), count }))),
  eligible: all.eligible,
  qualified: all.qualified,
});

async function before(db: Db, range: Range, filter: AnalyticsFilter) {
  const of = groupByMeasure(await readTallies(db, range, filter));
  const funnel = await readFunnel(db, range, filter, 'month');
  const converted = await readConverted(db, range, filter);
  const valuePence = converted.reduce((sum, each) => sum + each.valuePence, funnel.all.wonValue);
  return { ...range, ...totalsOf(funnel, of), valuePence };
}

function scoresOf(of: TalliesByMeasure) {
  return Array.from({ length: 100 / SCORE_BAND }, (_, i) => {
    const from = i * SCORE_BAND;
    const to = from + SCORE_BAND > 99 ? 100 : from + SCORE_BAND - 1;
    const count = sumOf(of('score').filter(({ value }) => Number(value) >= from && Number(value) <= to));
    return { from, to, count };
  });
}

const tiersOf = ({ tiers }: FunnelSums, { tier }: Narrowing) =>
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
