import { type Analytics, type AnalyticsExport, analytics } from '@upcurve/contracts/analytics/analytics';
import { costPerWon, tagsInWords } from '@upcurve/contracts/analytics/campaign-tree';
import type { CsvAnswer } from '@upcurve/contracts/shared/download';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { saveCost } from './costs.ts';
import { readAnalytics } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query }) => readAnalytics(db, query),
    exportAnalytics: async ({ query }) => exportOf(await readAnalytics(db, query)),
    saveCampaignCost: ({ body }) => saveCost(db, body),
  });
}

type Line = AnalyticsExport;

const lines = (part: string, item: string, numbers: Record<string, number | null>): Line[] =>
  Object.entries(numbers).flatMap(([measure, number]) =>
    number === null ? [] : [{ part, item, measure, number }],
  );

/** Exports all figures as CSV, one per line. */
function exportOf(figures: Analytics): CsvAnswer<Line> {
  const { funnel, medianSeconds, eligible, qualified, booked, won, valuePence, leftAtEnd, from, to } =
    figures;
  const rows = [
    ...lines('Funnel', '', {
      ...funnel,
      ...{ medianSeconds, eligible, qualified, booked, won, valuePence, leftAtEnd },
    }),
    ...figures.days.flatMap(({ day, ...numbers }) => lines('Trend', day, numbers)),
    ...figures.questions.flatMap(({ text, shown, answered, skipped, leftHere, answers }) => [
      ...lines('Questions', text, { shown, answered, skipped, leftHere }),
      ...answers.map(({ label, count }) => ({ part: 'Answers', item: text, measure: label, number: count })),
    ]),
    ...figures.scores.flatMap((band) => lines('Scores', `${band.from} to ${band.to}`, { count: band.count })),
    ...figures.tiers.flatMap(({ tier, ...numbers }) => lines('Tiers', tier, numbers)),
    ...figures.months.flatMap(({ month, ...numbers }) => lines('Won and lost', month, numbers)),
    ...figures.sources.flatMap(({ source, ...numbers }) => lines('Sources', source, numbers)),
    ...figures.campaigns.flatMap(({ source, medium, campaign, ...numbers }) =>
      lines('Campaigns', tagsInWords({ source, medium, campaign }), {
        ...numbers,
        costPerWonPence: costPerWon(numbers),
      }),
    ),
    ...figures.speed.flatMap(({ kind, member, leads, withinHour, medianMinutes }) =>
      lines(`Speed to lead, ${kind}`, member, { leads, withinHour, medianMinutes }),
    ),
    ...lines('Speed to lead', '', {
      medianMinutes: figures.firstContactMinutes,
      untouchedQuiz: figures.untouched.eligibility,
      untouchedForms: figures.untouched.contact,
    }),
    ...lines('Calls', '', figures.calls),
    ...figures.forms.flatMap(({ formType, ...numbers }) => lines('Forms', formType, numbers)),
    ...figures.steps.flatMap(({ step, count }) => lines('Quiz steps', step, { count })),
    ...figures.visited.flatMap(({ path, views }) => lines('Pages', path, { views })),
    ...lines('Left out', '', figures.leftOut),
  ];
  return { fileName: `eligibility-analytics-${from}-to-${to}.csv`, rows };
}
