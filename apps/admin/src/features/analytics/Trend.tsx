import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { Text } from '@mantine/core';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { formatNumber } from '../../kit/list/format-count.ts';
import { formatPeriod } from '../../kit/time/format-date.ts';
import { FigureTable } from './FigureTable.tsx';
import { OUTCOMES } from './KeyFigures.tsx';

type Day = Analytics['days'][number];

export function Trend({ days, by }: Pick<Analytics, 'days' | 'by'>) {
  if (days.every(({ views }) => views === 0))
    return (
      <Text size="sm" c="dimmed">
        Nobody visited the quiz in this period.
      </Text>
    );
  return (
    <>
      <div aria-hidden>
        <BarChart
          h={220}
          type="stacked"
          data={days.map((day) => ({ ...day, when: formatPeriod(day.day, by) }))}
          dataKey="when"
          series={OUTCOMES.toReversed().map(({ state, label, color }) => ({ name: state, label, color }))}
          valueFormatter={formatNumber}
          withLegend
          legendProps={{ verticalAlign: 'top', itemSorter: null }}
          xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
          tickLine="none"
          maxBarWidth={40}
          // The table below is for keyboard and screen readers.
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
        />
      </div>
      <details>
        <summary>As a table</summary>
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
      </details>
    </>
  );
}
