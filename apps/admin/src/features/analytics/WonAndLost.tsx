import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { formatNumber } from '../../kit/list/format-count.ts';
import { formatPeriod } from '../../kit/time/format-date.ts';
import { FigureTable } from './FigureTable.tsx';
import { formatPercent, formatPounds } from './number-words.ts';

type Month = Analytics['months'][number];

/** Shows how many leads were won and lost each month, the latest first. Omits the months before the first outcome. */
export function WonAndLost({ months }: Pick<Analytics, 'months'>) {
  const first = months.findIndex(({ won, lost }) => won + lost > 0);
  const most = Math.max(1, ...months.map(({ won }) => won));
  return (
    <FigureTable<Month>
      label="Won and lost"
      head={{ header: 'Month', cell: ({ month }) => formatPeriod(month, 'month') }}
      columns={[
        { header: 'Won', cell: ({ won }) => formatNumber(won), bar: ({ won }) => won / most },
        { header: 'Lost', cell: ({ lost }) => formatNumber(lost) },
        { header: 'Share won', cell: ({ won, lost }) => formatPercent(won, won + lost), isExtra: true },
        { header: 'Value', cell: ({ valuePence }) => formatPounds(valuePence) },
      ]}
      rows={first === -1 ? [] : months.slice(first).toReversed()}
      keyOf={({ month }) => month}
      empty="Nothing was won or lost in these months."
    />
  );
}
