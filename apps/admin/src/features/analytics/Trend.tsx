import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { Text } from '@mantine/core';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import type { ReactNode } from 'react';
import { formatNumber } from '../../kit/list/format-count.ts';
import { formatPeriod } from '../../kit/time/format-date.ts';
import { FigureTable } from './FigureTable.tsx';
import { OUTCOMES } from './KeyFigures.tsx';
import { formatPercent, formatPounds } from './number-words.ts';

interface ChartProps {
  height: number;
  rows: readonly ({ when: string } & Record<string, unknown>)[];
  series: { name: string; label: string; color: string }[];
  isStacked?: boolean;
  /** The same numbers as a table, for keyboard and screen readers. */
  children: ReactNode;
}

function Chart({ height, rows, series, isStacked, children }: ChartProps) {
  return (
    <>
      <div aria-hidden>
        <BarChart
          h={height}
          type={isStacked ? 'stacked' : 'default'}
          data={[...rows]}
          dataKey="when"
          series={series}
          valueFormatter={formatNumber}
          withLegend
          legendProps={{ verticalAlign: 'top', itemSorter: null }}
          xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
          tickLine="none"
          maxBarWidth={40}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
        />
      </div>
      <details>
        <summary>As a table</summary>
        {children}
      </details>
    </>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

type Day = Analytics['days'][number];

/** Shows views of the quiz by outcome. */
export function Trend({ days, by }: Pick<Analytics, 'days' | 'by'>) {
  if (days.every(({ views }) => views === 0))
    return <Nothing>Nobody visited the quiz in this period.</Nothing>;
  return (
    <Chart
      height={220}
      rows={days.map((day) => ({ ...day, when: formatPeriod(day.day, by) }))}
      series={OUTCOMES.toReversed().map(({ state, label, color }) => ({ name: state, label, color }))}
      isStacked
    >
      <FigureTable<Day>
        label="Trend"
        head={{ header: 'When', cell: ({ day }) => formatPeriod(day, by) }}
        columns={[
          { header: 'Views', cell: ({ views }) => formatNumber(views) },
          ...OUTCOMES.map(({ state, label }) => ({
            header: label,
            cell: (day: Day) => formatNumber(day[state]),
            isExtra: state === 'inProgress',
          })),
          { header: 'Eligible', cell: ({ eligible }) => formatNumber(eligible), isExtra: true },
        ]}
        rows={days}
        keyOf={({ day }) => day}
        empty="No days."
      />
    </Chart>
  );
}

const ENDS = [
  { name: 'won', label: 'Won', color: 'sage' },
  { name: 'lost', label: 'Lost', color: 'gray.5' },
];

/** Shows how many leads were won and lost each month. Omits the months before the first outcome. */
export function WonAndLost({ months }: Pick<Analytics, 'months'>) {
  const first = months.findIndex(({ won, lost }) => won + lost > 0);
  if (first === -1) return <Nothing>Nothing was won or lost in these months.</Nothing>;
  const shown = months.slice(first);
  return (
    <Chart
      height={160}
      rows={shown.map((each) => ({ ...each, when: formatPeriod(each.month, 'month') }))}
      series={ENDS}
    >
      <FigureTable<Analytics['months'][number]>
        label="Won and lost"
        head={{ header: 'Month', cell: ({ month }) => formatPeriod(month, 'month') }}
        columns={[
          { header: 'Won', cell: ({ won }) => formatNumber(won) },
          { header: 'Lost', cell: ({ lost }) => formatNumber(lost) },
          { header: 'Share won', cell: ({ won, lost }) => formatPercent(won, won + lost), isExtra: true },
          { header: 'Value', cell: ({ valuePence }) => formatPounds(valuePence) },
        ]}
        rows={shown}
        keyOf={({ month }) => month}
        empty="No months."
      />
    </Chart>
  );
}
