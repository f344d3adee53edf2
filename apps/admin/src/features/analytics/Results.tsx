import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { LeadsLink } from './LeadsLink.tsx';
import { formatPercent } from './number-words.ts';

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

export function Tiers({ tiers }: Pick<LeadFigures, 'tiers'>) {
  const total = sumOf(tiers);
  return (
    <FigureTable<LeadFigures['tiers'][number]>
      label="Tiers"
      head={{ header: 'Tier', cell: ({ tier }) => tier }}
      columns={[
        {
          header: 'Completed',
          cell: ({ completed, count }) => (
            <>
              <LeadsLink {...completed} /> ({formatPercent(count, total)})
            </>
          ),
          bar: ({ count }) => (total > 0 ? count / total : 0),
        },
        { header: 'Eligible', cell: ({ eligible }) => <LeadsLink {...eligible} /> },
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
          cell: ({ count }) => `${formatNumber(count)} (${formatPercent(count, total)})`,
          bar: ({ count }) => count / most,
        },
      ]}
      rows={total > 0 ? scores : []}
      keyOf={({ from }) => String(from)}
      empty="Nobody completed the quiz in this period."
    />
  );
}
