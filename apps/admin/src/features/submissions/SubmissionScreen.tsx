import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Submission, SubmissionDetail } from '@upcurve/contracts/submissions';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { DetailLayout, useBackToList } from '../../components/DetailLayout.tsx';
import { goneIfSo, unlessGone } from '../../components/gone-if-so.tsx';
import { LeadActions } from '../../components/LeadActions.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useListNeighbours } from '../../components/use-list-neighbours.ts';
import { isScreenKey } from '../../components/use-row-keys.ts';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { responses } from './answer-text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import classes from './SubmissionScreen.module.css';
import { SubmissionStatusDialog } from './SubmissionStatusDialog.tsx';
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
  const neighbours = useListNeighbours(submissionQueries, listFilterOf, id);
  const status = useDialog<Submission>(title);
  const removal = useDialog<Submission>(title);
  const statusChange = useStatusChange(title);
  useWindowEvent('keydown', (event) => {
    const wanted = isScreenKey(event) && statusOfKey(event.key);
    if (wanted && query.data && can('leads:status')) void statusChange.change(query.data, wanted);
  });
  const submission = unlessGone(query);
  useScreenTitle(submission ? nameOf(submission) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={paths.submissions()}
      pathOf={paths.submission}
      neighbours={neighbours}
      actions={submission && <LeadActions lead={submission} {...{ status, removal }} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={<DetailSkeleton />}
        explain={(error) => goneIfSo(error, 'submission')}
      >
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
      <SubmissionStatusDialog dialog={status} onChange={statusChange.change} />
      <ConflictDialog {...statusChange} />
      <DeleteDialog dialog={removal} onDeleted={useBackToList(paths.submissions())} />
    </DetailLayout>
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
