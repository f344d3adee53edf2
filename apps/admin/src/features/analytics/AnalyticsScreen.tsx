import { Anchor, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import { useToast } from '@upcurve/ui/use-toast';
import { ListHeader } from '../../components/ListHeader.tsx';
import { PrintFoot } from '../../components/PrintFoot.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { readRows, save } from '../../components/read-rows.ts';
import { errorMessage } from '../../error-message.ts';
import { AGENCY_PLACE, shownZone } from '../../zone.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import classes from './AnalyticsScreen.module.css';
import { analyticsQuery, exportAnalytics } from './analytics-queries.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { narrowingInWords, rangeInWords } from './number-words.ts';
import { Panel } from './Panel.tsx';
import { Questions } from './Questions.tsx';
import { Scores, Tiers } from './Results.tsx';
import { Sources } from './Sources.tsx';
import { Speed } from './Speed.tsx';
import { Trend } from './Trend.tsx';
import { useAnalyticsView } from './use-analytics-view.ts';
import { Forms, LeftOut, Pages, Steps } from './Visits.tsx';

/** Which visitor becomes a client: how many came, where they left the quiz, what brought them, who answered how fast. */
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
          rangeInWords(from, to) + (before ? `, compared with ${rangeInWords(before.from, before.to)}` : ''),
          narrowingInWords(view.filter),
          shownZone() === AGENCY_ZONE ? '' : `. Days are the agency’s, by clocks in ${AGENCY_PLACE}.`,
        ].join('')}
        link={<ExportNumbers view={view} />}
      >
        <AnalyticsFilters view={view} versions={query.data?.versions ?? []} />
      </ListHeader>
      <QueryPanel query={query} what="analytics" label="Analytics" skeleton={<Skeletons />}>
        {(figures) => (
          <div className={classes.panels}>
            <KeyFigures figures={figures} view={view} />
            <Panel title="Trend" note="Views of the quiz, by the day on which they began or were handed in.">
              <Trend {...figures} />
            </Panel>
            <Panel
              title="Where they came from"
              name="sources"
              note="Converted: people of whom a contact submission has become a client, counted for their first quiz."
            >
              <Sources sources={figures.sources} view={view} />
            </Panel>
            <Panel
              title="Question by question"
              note="Left here: those who came to it and no further, of quizzes in progress or abandoned."
            >
              <Questions {...figures} />
            </Panel>
            <div className={classes.pair}>
              <div className={classes.panels}>
                <Panel title="Tiers">
                  <Tiers tiers={figures.tiers} view={view} />
                </Panel>
                <Panel
                  title="Speed to lead"
                  note="Who did something to a lead first, and how long after it came."
                >
                  <Speed {...figures} />
                </Panel>
                <Panel title="Steps of the quiz">
                  <Steps steps={figures.steps} />
                </Panel>
              </div>
              <div className={classes.panels}>
                <Panel title="Scores">
                  <Scores scores={figures.scores} />
                </Panel>
                <Panel title="Contact forms" note="Whatever their source: forms do not know it.">
                  <Forms forms={figures.forms} view={view} />
                </Panel>
                <Panel title="Pages">
                  <Pages visited={figures.visited} />
                </Panel>
              </div>
            </div>
            <LeftOut leftOut={figures.leftOut} />
            <PrintFoot />
          </div>
        )}
      </QueryPanel>
    </div>
  );
}

/** Saves all numbers as CSV, or has the screen printed. */
function ExportNumbers({ view }: { view: ReturnType<typeof useAnalyticsView> }) {
  const { toast } = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const response = await exportAnalytics(view.query);
      save((await readRows(response, () => {})).blob, response);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The export broke off',
        description: errorMessage(error, 'Nothing was saved. Please try again.'),
      }),
  });
  return (
    <span className={classes.ways}>
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={() => !download.isPending && download.mutate()}
      >
        {download.isPending ? 'Saving…' : 'Export as CSV'}
      </Anchor>
      <Anchor component="button" type="button" inherit underline="always" onClick={() => print()}>
        Print
      </Anchor>
    </span>
  );
}

const Skeletons = () => (
  <div className={classes.panels} aria-hidden>
    <Skeleton height={96} radius="md" />
    <Skeleton height={72} radius="md" />
    <Skeleton height={280} radius="md" />
    <Skeleton height={240} radius="md" />
  </div>
);
