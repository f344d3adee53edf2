import { Text } from '@mantine/core';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { formatPercent, formatSeconds } from './number-words.ts';

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
