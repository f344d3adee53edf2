import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { FigureTable } from './FigureTable.tsx';
import { contactsBehind, LeadsLink, submissionsBehind } from './LeadsLink.tsx';
import { inFigures, inPounds } from './number-words.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

type Source = Analytics['sources'][number];

/** Shows the results of each campaign, most eligible leads first. Numbers link to their leads. */
export function Sources({ sources, view }: Pick<Analytics, 'sources'> & { view: AnalyticsView }) {
  const most = Math.max(1, ...sources.map(({ completed }) => completed));
  const behind = (count: number, source: string, more = {}) => (
    <LeadsLink to={submissionsBehind(view, { source, ...more })} count={count} />
  );
  return (
    <FigureTable<Source>
      label="Sources"
      head={{ header: 'Source', cell: ({ source }) => source }}
      columns={[
        { header: 'Views', cell: ({ views }) => inFigures(views), isExtra: true },
        {
          header: 'Completed',
          cell: ({ source, completed }) => behind(completed, source),
          bar: ({ completed }) => completed / most,
        },
        {
          header: 'Eligible',
          cell: ({ source, eligible }) => behind(eligible, source, { eligible: 'true' }),
        },
        {
          header: 'Qualified',
          cell: ({ source, qualified }) => behind(qualified, source, { status: 'qualified' }),
          isExtra: true,
        },
        {
          header: 'Converted',
          // The link has no date filter, because these leads may have converted later through another form.
          cell: ({ converted }) => (
            <LeadsLink
              to={contactsBehind({ days: { from: '', to: '' } }, { status: 'converted' })}
              count={converted}
            />
          ),
          isExtra: true,
        },
        { header: 'Value', cell: ({ valuePence }) => inPounds(valuePence) },
      ]}
      rows={sources.toSorted((a, b) => b.eligible - a.eligible || b.completed - a.completed)}
      keyOf={({ source }) => source}
      empty="Nobody visited the quiz in this period."
    />
  );
}
