import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { SubmissionDetail } from '@upcurve/contracts/submission';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { responses } from './answer-text.ts';
import { LeadDialogsProvider } from './LeadDialogsProvider.tsx';
import { useLeadDialogs } from './lead-dialogs.ts';
import { nameOf } from './person.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import classes from './SubmissionScreen.module.css';
import { submissionQueries } from './submission-queries.ts';

/** Back to where the list was, filters and scroll included, or to a fresh list when the link came from elsewhere. */
function useBackToList() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => (state?.isFromList ? navigate(-1) : navigate(paths.submissions()));
}

/** One submission: who, what they answered, and what was computed from it. */
export function SubmissionScreen() {
  const { id = '' } = useParams();
  const back = useBackToList();
  const { data, error, isPending, refetch } = useQuery(submissionQueries.detail(id));
  const backButton = (
    <Button variant="default" onClick={back}>
      Back to List
    </Button>
  );

  if (isPending) {
    return (
      <Stack aria-busy role="status" aria-label="Loading the submission">
        <Skeleton height={36} width="40%" />
        <Skeleton height={160} />
        <Skeleton height={280} />
      </Stack>
    );
  }
  if (!data) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.statusCode);
    return (
      <MessagePanel
        role="alert"
        title={isGone ? 'This submission is not here' : 'The submission could not be loaded'}
        action={
          <Group>
            {!isGone && <Button onClick={() => refetch()}>Try again</Button>}
            {backButton}
          </Group>
        }
      >
        {isGone ? 'Somebody may have deleted it, or the link is incomplete.' : error.message}
      </MessagePanel>
    );
  }
  return (
    <LeadDialogsProvider onDeleted={back}>
      <Detail submission={data} backButton={backButton} />
    </LeadDialogsProvider>
  );
}

function Detail({ submission, backButton }: { submission: SubmissionDetail; backButton: ReactNode }) {
  const { can } = useAuth();
  const { open } = useLeadDialogs();
  return (
    <article>
      <header className={classes.header}>
        <div>
          <Group gap="sm">
            <ScreenTitle takesFocus>Submission Details</ScreenTitle>
            <StatusBadge status={submission.status} />
          </Group>
          <Text c="dimmed">Submitted on {formatDateTime(submission.completedAt)}</Text>
        </div>
        <Group gap="xs">
          {backButton}
          {can('leads:delete') && (
            <Button variant="default" onClick={(event) => open('delete', submission, event.currentTarget)}>
              Delete
            </Button>
          )}
          {can('leads:status') && (
            <Button onClick={(event) => open('status', submission, event.currentTarget)}>
              Update Status
            </Button>
          )}
        </Group>
      </header>
      <div className={classes.columns}>
        <section className={classes.panel} aria-labelledby="responses">
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
        </section>
        <Stack gap="md">
          <section className={classes.panel} aria-labelledby="contact">
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
          </section>
          <ResultPanel result={submission.result} />
        </Stack>
      </div>
    </article>
  );
}
