import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { leadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type ReactNode, useId } from 'react';
import { api } from '../../api.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { useHashTarget } from '../../kit/focus/keep-focus.ts';
import { PrintFoot } from '../../kit/screen/PrintFoot.tsx';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { AGENCY_PLACE, currentZone } from '../../kit/time/zone.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import classes from './analytics.module.css';
import { Campaigns } from './Campaigns.tsx';
import { KeyFigures, QuizFunnel } from './KeyFigures.tsx';
import { LeadsLink } from './LeadsLink.tsx';
import { describeFilters, formatDayRange, formatSeconds } from './number-words.ts';
import { Questions } from './Questions.tsx';
import { Scores, Speed, Tiers } from './Results.tsx';
import { Trend, WonAndLost } from './Trend.tsx';
import { type AnalyticsView, useAnalyticsView } from './use-analytics-view.ts';
import { Forms, Pages, Steps, UncountedVisits } from './Visits.tsx';

/** Shows what the period brought, by which campaign and at what cost. The analytics of the quiz are folded. */
export function AnalyticsScreen() {
  const view = useAnalyticsView();
  const query = useQuery(analyticsQuery(view.query));
  const { from, to } = query.data ?? view.days;
  const before = query.data?.before;

  return (
    <div className={classes.screen}>
      <ListHeader
        title="Eligibility Analytics"
        subtitle={[
          formatDayRange(from, to) +
            (before ? `, compared with ${formatDayRange(before.from, before.to)}` : ''),
          describeFilters(view.filter),
          currentZone() === AGENCY_ZONE ? '' : `. Days are in the agency’s time zone (${AGENCY_PLACE}).`,
        ].join('')}
        link={
          <TextButton ml="xs" onClick={() => print()}>
            Print
          </TextButton>
        }
      >
        <AnalyticsFilters view={view} versions={query.data?.versions ?? []} />
      </ListHeader>
      <QueryPanel query={query} what="analytics" label="Analytics" skeleton={[96, 72, 280, 240]}>
        {(figures) => <Panels figures={figures} view={view} />}
      </QueryPanel>
    </div>
  );
}

interface PanelsProps {
  figures: Analytics;
  view: AnalyticsView;
}

function Panels({ figures, view }: PanelsProps) {
  const counted = leadFigures(figures, {
    ...view.filter,
    version: Number(view.filter.version) || undefined,
  });
  return (
    <Stack gap="sm">
      <KeyFigures figures={figures} counted={counted} />
      <Panel title="Campaigns" name="campaigns">
        <Campaigns counted={counted} figures={figures} view={view} />
      </Panel>
      <details>
        <summary>More figures</summary>
        <Stack gap="sm">
          <Panel title="Won and lost by month">
            <WonAndLost {...figures} />
          </Panel>
          <QuizFunnel figures={figures} counted={counted} />
          <Panel title="Trend of quiz views">
            <Trend {...figures} />
          </Panel>
          <Panel
            title="Question by question"
            note="Left here: visitors who reached this question and went no further."
          >
            <Questions {...figures} />
          </Panel>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm" style={{ alignItems: 'start' }}>
            <Stack gap="sm">
              <Panel title="Tiers">
                <Text size="sm">
                  Eligible: <LeadsLink {...counted.eligible} />. Qualified:{' '}
                  <LeadsLink {...counted.qualified} />. Median time to complete:{' '}
                  {formatSeconds(figures.medianSeconds)}.
                </Text>
                <Tiers tiers={counted.tiers} />
              </Panel>
              <Panel title="Speed to lead">
                <Speed {...figures} />
              </Panel>
              <Panel title="Steps of the quiz">
                <Steps steps={figures.steps} />
              </Panel>
            </Stack>
            <Stack gap="sm">
              <Panel title="Scores">
                <Scores scores={figures.scores} />
              </Panel>
              <Panel
                title="Contact forms"
                note="From all sources. Converted: forms with the status Converted."
              >
                <Forms forms={counted.forms} />
              </Panel>
              <Panel title="Pages">
                <Pages visited={figures.visited} />
              </Panel>
            </Stack>
          </SimpleGrid>
          <UncountedVisits leftOut={figures.leftOut} />
        </Stack>
      </details>
      <PrintFoot />
    </Stack>
  );
}

type Query = AnalyticsView['query'];

const asked = ({ version, ...query }: Query) => ({
  ...query,
  version: version ? Number(version) : undefined,
});

const analyticsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => api.analytics.getAnalytics({ query: asked(query) }, { signal }),
    placeholderData: keepPreviousData,
  });

interface PanelProps {
  title: string;
  /** The hash of links to this panel, without `#`. */
  name?: string;
  note?: string;
  children: ReactNode;
}

function Panel({ title, name, note, children }: PanelProps) {
  const id = useId();
  const heading = useHashTarget<HTMLHeadingElement>(name);
  return (
    <Paper component="section" aria-labelledby={id} p="md" className={classes.panel}>
      <Title order={2} size="h4" id={id} ref={heading} tabIndex={-1} w="fit-content">
        {title}
      </Title>
      {note && (
        <Text size="xs" c="dimmed" maw="96ch">
          {note}
        </Text>
      )}
      <Stack gap="xs" mt="sm">
        {children}
      </Stack>
    </Paper>
  );
}
