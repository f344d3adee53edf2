import { Text } from '@mantine/core';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { QUIZ_STEPS } from '@upcurve/contracts/analytics/events';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { LeadsLink } from './LeadsLink.tsx';

export function Forms({ forms }: Pick<LeadFigures, 'forms'>) {
  return (
    <FigureTable<LeadFigures['forms'][number]>
      label="Contact forms"
      head={{ header: 'Form', cell: ({ formType }) => FORM_TYPES[formType] }}
      columns={[
        { header: 'Seen', cell: ({ shown }) => formatNumber(shown), isExtra: true },
        { header: 'Begun', cell: ({ begun }) => formatNumber(begun), isExtra: true },
        { header: 'Received', cell: ({ received }) => <LeadsLink {...received} /> },
        { header: 'Converted', cell: ({ converted }) => <LeadsLink {...converted} /> },
      ]}
      rows={forms}
      keyOf={({ formType }) => formType}
      empty="No forms."
    />
  );
}

export function Steps({ steps }: Pick<Analytics, 'steps'>) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <FigureTable<Analytics['steps'][number]>
      label="Steps of the quiz"
      head={{ header: 'Step', cell: ({ step }) => QUIZ_STEPS[step] }}
      columns={[
        { header: 'Shown', cell: ({ count }) => formatNumber(count), bar: ({ count }) => count / most },
      ]}
      rows={steps.some(({ count }) => count > 0) ? steps : []}
      keyOf={({ step }) => step}
      empty="No steps were viewed in this period."
    />
  );
}

const SHOWN = 12;

export function Pages({ visited }: Pick<Analytics, 'visited'>) {
  const most = visited[0]?.views ?? 1;
  return (
    <>
      <FigureTable<Analytics['visited'][number]>
        label="Pages"
        head={{ header: 'Page', cell: ({ path }) => path }}
        columns={[
          { header: 'Views', cell: ({ views }) => formatNumber(views), bar: ({ views }) => views / most },
        ]}
        rows={visited.slice(0, SHOWN)}
        keyOf={({ path }) => path}
        empty="No page views in this period, or none counted yet."
      />
      {visited.length > SHOWN && (
        <Text size="xs" c="dimmed">
          {formatNumber(visited.length - SHOWN)} more in the export.
        </Text>
      )}
    </>
  );
}

export function UncountedVisits({ leftOut }: Pick<Analytics, 'leftOut'>) {
  const { bots, staff, flood } = leftOut;
  return (
    <Text size="xs" c="dimmed">
      Visits are counted without cookies and without telling one visitor from another; some are lost, none
      counts twice. Left out: {formatNumber(bots)} events of robots, {formatNumber(staff)} of staff,{' '}
      {formatNumber(flood)} above what one address may send.
    </Text>
  );
}
