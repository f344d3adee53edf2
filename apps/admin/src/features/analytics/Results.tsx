import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { FigureTable } from './FigureTable.tsx';
import { LeadsLink, submissionsBehind } from './LeadsLink.tsx';
import { inFigures, inPercent } from './number-words.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Shows the completed quizzes of each tier. */
export function Tiers({ tiers, view }: Pick<Analytics, 'tiers'> & { view: AnalyticsView }) {
  const total = sumOf(tiers);
  return (
    <FigureTable<Analytics['tiers'][number]>
      label="Tiers"
      head={{ header: 'Tier', cell: ({ tier }) => tier }}
      columns={[
        {
          header: 'Completed',
          cell: ({ tier, count }) => (
            <>
              <LeadsLink to={submissionsBehind(view, { tier })} count={count} /> ({inPercent(count, total)})
            </>
          ),
          bar: ({ count }) => (total > 0 ? count / total : 0),
        },
        { header: 'Eligible', cell: ({ eligible }) => inFigures(eligible) },
      ]}
      rows={total > 0 ? tiers : []}
      keyOf={({ tier }) => tier}
      empty="Nobody completed the quiz in this period."
    />
  );
}

/** Shows the completed quizzes by score, in bands of ten. */
export function Scores({ scores }: Pick<Analytics, 'scores'>) {
  const most = Math.max(1, ...scores.map(({ count }) => count));
  const total = sumOf(scores);
  return (
    <FigureTable<Analytics['scores'][number]>
      label="Scores"
      head={{ header: 'Score', cell: ({ from, to }) => `${from} to ${to}` }}
      columns={[
        {
          header: 'Completed',
          cell: ({ count }) => `${inFigures(count)} (${inPercent(count, total)})`,
          bar: ({ count }) => count / most,
        },
      ]}
      rows={total > 0 ? scores : []}
      keyOf={({ from }) => String(from)}
      empty="Nobody completed the quiz in this period."
    />
  );
}
