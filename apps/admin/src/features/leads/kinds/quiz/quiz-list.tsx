import { SimpleGrid, Skeleton } from '@mantine/core';
import { api } from '../../../../api.ts';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { FirstSteps } from '../../FirstSteps.tsx';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { useNewerLeads } from '../../list/use-newer-leads.ts';
import { newestSubmission, type QuizLead, quizKind, useSubmissionList } from './quiz-kind.ts';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionGrid } from './SubmissionGrid.tsx';
import { submissionColumns } from './submission-columns.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

function CardSkeletons() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} aria-hidden>
      {CARDS.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </SimpleGrid>
  );
}

const { queries } = quizKind;
const NEWER = {
  queries,
  newestFirst: '-completedAt',
  sentAt: ({ completedAt }: { completedAt: string }) => completedAt,
  newestSince: newestSubmission,
};

const quizList: LeadListConfig<QuizLead, ReturnType<typeof useSubmissionList>> = {
  title: 'Eligibility Submissions',
  subtitle: 'Manage and track eligibility assessment submissions',
  label: 'Eligibility submissions',
  region: 'Results',
  what: 'submissions',
  failure: LOAD_FAILURE,
  useList: useSubmissionList,
  list: queries.list,
  exactTotal: queries.exactTotal,
  useCounts: (list, query) => useNewerLeads(NEWER, list, query),
  Filters: SubmissionFilters,
  columns: submissionColumns,
  exportRows: (filter, options) =>
    api.submissions.exportSubmissions({ query: daysToInstants(filter) }, options),
  Empty: ({ list }) => (
    <NothingFound list={list} title="No Submissions Found">
      <p>There are no eligibility submissions matching your search criteria.</p>
      {!list.isFiltered && (
        <>
          Nobody has completed the quiz yet. In the meantime:
          <FirstSteps isCentred />
        </>
      )}
    </NothingFound>
  ),
  grid: { Grid: SubmissionGrid, skeleton: <CardSkeletons /> },
};

export const SubmissionsScreen = () => <LeadsScreen config={quizList} />;
