import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Submission, SubmissionDetail } from '@upcurve/contracts/submissions';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useEffect, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { DetailLayout, useBackToList } from '../../components/DetailLayout.tsx';
import { useListBehind } from '../../components/opened-row.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useNeighbours } from '../../components/use-neighbours.ts';
import { isScreenKey } from '../../components/use-row-keys.ts';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { responses } from './answer-text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { nameOf } from './person.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import classes from './SubmissionScreen.module.css';
import { statusOfKey } from './status-key.ts';
import { submissionQueries } from './submission-queries.ts';
import { useStatusChange } from './use-status-change.tsx';
import { listFilterOf } from './use-submission-list.ts';

/** One submission: who, what they answered, and what was computed from it. */
export function SubmissionScreen() {
  const { id = '' } = useParams();
  const { can } = useAuth();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(submissionQueries.detail(id));
  const neighbours = useSubmissionNeighbours(id);
  const status = useDialog<Submission>(title);
  const removal = useDialog<Submission>(title);
  const statusChange = useStatusChange(title);
  useWindowEvent('keydown', (event) => {
    const wanted = isScreenKey(event) && statusOfKey(event.key);
    if (wanted && query.data && can('leads:status')) void statusChange.change(query.data, wanted);
  });
  const submission = query.data;
  useScreenTitle(submission ? nameOf(submission) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={paths.submissions()}
      pathOf={paths.submission}
      neighbours={neighbours}
      actions={
        submission && (
          <>
            {can('leads:delete') && (
              <Button
                variant="default"
                size="xs"
                onClick={(event) => removal.open(submission, event.currentTarget)}
              >
                Delete
              </Button>
            )}
            {can('leads:status') && (
              <Button size="xs" onClick={(event) => status.open(submission, event.currentTarget)}>
                Update Status
              </Button>
            )}
          </>
        )
      }
    >
      <QueryPanel query={query} what="submission" skeleton={<DetailSkeleton />} explain={goneIfSo}>
        {(shown) => (
          <>
            <Group gap="sm">
              <ScreenTitle ref={title} takesFocus tabTitle={nameOf(shown)}>
                Submission Details
              </ScreenTitle>
              <StatusMenu submission={shown} onChange={statusChange.change} />
            </Group>
            <Text c="dimmed" mb="md">
              Submitted on {formatDateTime(shown.completedAt)}
            </Text>
            <Detail submission={shown} />
            <Outlet />
          </>
        )}
      </QueryPanel>
      <StatusDialog dialog={status} onChange={statusChange.change} />
      <ConflictDialog {...statusChange} />
      <DeleteDialog dialog={removal} onDeleted={useBackToList(paths.submissions())} />
    </DetailLayout>
  );
}

/** Who comes before and after in the list that this one was opened from; they are fetched ahead. */
function useSubmissionNeighbours(id: string) {
  const client = useQueryClient();
  const list = useListBehind();
  const query = useInfiniteQuery({
    ...submissionQueries.list(list ? listFilterOf(list) : {}),
    enabled: Boolean(list),
  });
  const neighbours = useNeighbours(list ? query : { ...query, data: undefined }, id);
  const { previous, next } = neighbours;
  useEffect(() => {
    for (const near of [next, previous]) {
      if (near) client.prefetchQuery(submissionQueries.detail(near));
    }
  }, [client, previous, next]);
  return neighbours;
}

function goneIfSo(error: Error) {
  if (!(error instanceof ApiError && [400, 404].includes(error.statusCode))) return undefined;
  return (
    <MessagePanel role="alert" title="This submission is not here">
      Somebody may have deleted it, or the link is incomplete.
    </MessagePanel>
  );
}

function DetailSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={36} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={280} />
    </Stack>
  );
}

function Detail({ submission }: { submission: SubmissionDetail }) {
  return (
    <div className={classes.columns}>
      <Paper component="section" p="lg" aria-labelledby="responses">
        <Title order={2} id="responses" mb="sm">
          Responses
        </Title>
        <ol className={classes.responses}>
          {responses(submission).map(({ id, label, text }) => (
            <li key={id}>
              <Text size="sm" fw={600}>
                {label}
              </Text>
              <Text size="sm" className={classes.answer}>
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </Paper>
      <Stack gap="md">
        <Paper component="section" p="lg" aria-labelledby="contact">
          <Title order={2} id="contact" mb="xs">
            Contact Information
          </Title>
          <Facts
            facts={[
              ['Full Name', nameOf(submission)],
              [
                'Email Address',
                <Anchor key="email" inherit href={`mailto:${submission.email}`}>
                  {submission.email}
                </Anchor>,
              ],
              ['Phone Number', submission.phone],
              ['Business Name', submission.businessName],
              ['Location', submission.location],
              ['Website', submission.website],
              ['Marketing', submission.consent ? 'Agreed to marketing' : 'Did not agree to marketing'],
            ]}
          />
        </Paper>
        <ResultPanel result={submission.result} />
      </Stack>
    </div>
  );
}
