import { Skeleton } from '@mantine/core';
import type { Submission, SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import { lazy, Suspense } from 'react';
import { api } from '../../../../api.ts';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { type LeadListConfig, LeadsScreen } from '../../list/LeadsScreen.tsx';
import { newestSubmission, quizKind, type SubmissionListFilter, useSubmissionList } from './quiz-kind.ts';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import classes from './SubmissionGrid.module.css';
import { submissionColumns } from './submission-columns.tsx';

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

const quizList: LeadListConfig<
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
  exportRows: (filter, options) =>
    api.submissions.exportSubmissions({ query: daysToInstants(filter) }, options),
  nothingFound: {
    title: 'No Submissions Found',
    text: (isFiltered) => (
      <>
        <p>There are no eligibility submissions matching your search criteria.</p>
        {!isFiltered && (
          <Suspense>
            Nobody has completed the quiz yet. In the meantime:
            <FirstSteps isCentred />
          </Suspense>
        )}
      </>
    ),
  },
  grid: { Grid: SubmissionGrid, skeleton: <CardSkeletons /> },
  newestSince: newestSubmission,
};

export const SubmissionsScreen = () => <LeadsScreen config={quizList} />;
