import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Submission, SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { api } from '../../../../api.ts';
import { formatTotal } from '../../../../kit/list/format-count.ts';
import { byMoments } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { heldQuery } from '../../lead-queries.ts';
import type { LeadListConfig } from '../../list/LeadsScreen.tsx';
import { newestSubmission, quizKind, type SubmissionListFilter, useSubmissionList } from './quiz-kind.ts';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import classes from './SubmissionGrid.module.css';
import { submissionColumns } from './submission-columns.tsx';

/** Links to the quarantine and shows the number of held leads. */
function QuarantineLink() {
  const { data } = useQuery(heldQuery);
  return (
    <Anchor component={Link} to={paths.quarantine()} inherit underline="always">
      Quarantine{data && data.total > 0 && ` (${formatTotal(data)})`}
    </Anchor>
  );
}

/* Loaded on demand, because most members never see these components. */
const FirstSteps = lazy(async () => ({ default: (await import('../../FirstSteps.tsx')).FirstSteps }));
const SubmissionGrid = lazy(async () => ({ default: (await import('./SubmissionGrid.tsx')).SubmissionGrid }));

const CARDS = ['a', 'b', 'c', 'd'];

function CardSkeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {CARDS.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </div>
  );
}

export const quizList: LeadListConfig<
  Submission,
  SubmissionDetail,
  SubmissionListFilter,
  ReturnType<typeof useSubmissionList>
> = {
  kind: quizKind,
  title: 'Eligibility Submissions',
  subtitle: 'Manage and track eligibility assessment submissions',
  label: 'Eligibility submissions',
  useList: useSubmissionList,
  Filters: SubmissionFilters,
  columns: submissionColumns,
  actionsHeader: 'Actions',
  newestFirst: '-completedAt',
  exportRows: (filter, options) => api.submissions.exportSubmissions({ query: byMoments(filter) }, options),
  nothingFound: {
    title: 'No Submissions Found',
    text: (isFiltered) => (
      <>
        <p>There are no eligibility submissions matching your search criteria.</p>
        {!isFiltered && (
          <Suspense>
            Nobody has completed the quiz yet. In the meantime:
            <FirstSteps />
          </Suspense>
        )}
      </>
    ),
  },
  links: (
    <>
      <QuarantineLink />{' '}
    </>
  ),
  grid: { Grid: SubmissionGrid, skeleton: <CardSkeletons /> },
  newestSince: newestSubmission,
};
