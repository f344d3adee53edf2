import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { addressOf } from '@upcurve/api-client/request';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { Initials } from '../../../../kit/screen/Initials.tsx';
import { columnsOf } from '../../../../kit/table/use-list-table.ts';
import { daysToInstants, formatAge, formatQuizDate } from '../../../../kit/time/format-date.ts';
import { AssigneeMark } from '../../assignee/AssigneeMenu.tsx';
import { FirstSteps } from '../../FirstSteps.tsx';
import { businessName, initials } from '../../lead-name.ts';
import { LeadCell } from '../../list/LeadCell.tsx';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import { type QuizLead, quizKind, useSubmissionList } from './quiz-kind.ts';
import { ScoreMark } from './ScoreMark.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionGrid } from './SubmissionGrid.tsx';

const column = columnsOf<QuizLead>();

/** The columns of the table. On small screens the first column shows the content of hidden columns. */
const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'User',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        avatar={
          <Initials size="md" color="clay" aria-hidden>
            {initials(original.name)}
          </Initials>
        }
        business={businessName(original)}
        onPhone={
          <>
            <ScoreMark submission={original} /> · {formatAge(original.completedAt)}
          </>
        }
      />
    ),
  }),
  column.accessor('score', {
    header: 'Score',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <ScoreMark submission={original} />,
    meta: { width: '10rem', visibleFrom: 'md' },
  }),
  column.accessor('source', {
    header: 'Source',
    enableSorting: false,
    cell: ({ getValue }) => (
      <Text size="sm" truncate title={getValue()}>
        {getValue()}
      </Text>
    ),
    meta: { width: '7rem', visibleFrom: 'xl' },
  }),
  column.accessor('completedAt', {
    header: 'Submission Date',
    sortDescFirst: true,
    cell: ({ getValue }) => formatQuizDate(getValue()),
    meta: { width: '11.25rem', visibleFrom: 'sm' },
  }),
  column.display({
    id: 'assignee',
    header: 'Assigned',
    cell: ({ row: { original } }) => <AssigneeMark assigneeId={original.assigneeId} />,
    meta: { width: '5rem', visibleFrom: 'md' },
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row: { original } }) => <StatusMenu lead={original} />,
    meta: { width: 'var(--status-width, 7.5rem)' },
  }),
]);

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

const quizList: LeadListConfig<QuizLead, ReturnType<typeof useSubmissionList>> = {
  title: 'Eligibility Submissions',
  subtitle: 'Manage and track eligibility assessment submissions',
  label: 'Eligibility submissions',
  region: 'Results',
  what: 'submissions',
  failure: LOAD_FAILURE,
  useList: useSubmissionList,
  list: quizKind.queries.list,
  Filters: SubmissionFilters,
  columns: COLUMNS,
  exportAddress: (filter) =>
    addressOf(allEndpoints.submissions.exportSubmissions, { query: daysToInstants(filter) }),
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
