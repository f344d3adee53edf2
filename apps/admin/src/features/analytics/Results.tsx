import { Text } from '@mantine/core';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { LeadsLink } from './LeadsLink.tsx';
import { formatPercent, formatSeconds } from './number-words.ts';

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

const KINDS = { eligibility: 'Quiz', contact: 'Forms' };

/** Shows which members answered first and how quickly. */
export function Speed({ speed, untouched }: Pick<Analytics, 'speed' | 'untouched'>) {
  const waiting = untouched.eligibility + untouched.contact;
  return (
    <>
      <FigureTable<Analytics['speed'][number]>
        label="Speed to lead"
        head={{ header: 'Member', cell: ({ member }) => member }}
        columns={[
          { header: 'Of', cell: ({ kind }) => KINDS[kind] },
          { header: 'Leads', cell: ({ leads }) => formatNumber(leads) },
          {
            header: 'Within an hour',
            cell: ({ withinHour, leads }) => formatPercent(withinHour, leads),
            isExtra: true,
          },
          {
            header: 'Median',
            cell: ({ medianMinutes }) => formatSeconds(medianMinutes === null ? null : medianMinutes * 60),
          },
        ]}
        rows={speed}
        keyOf={({ kind, memberId, member }) => `${kind} ${memberId ?? member}`}
        empty="Nobody has worked on a lead from this period yet."
      />
      {waiting > 0 && (
        <Text size="xs" c="dimmed">
          {formatNumber(waiting)} {waiting === 1 ? 'lead waits' : 'leads wait'} for someone to begin:{' '}
          {formatNumber(untouched.eligibility)} of the quiz, {formatNumber(untouched.contact)} of the forms.
        </Text>
      )}
    </>
  );
}
