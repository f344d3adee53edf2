import { Text } from '@mantine/core';
import { Initials } from '../../../../kit/screen/Initials.tsx';
import { columnsOf } from '../../../../kit/table/use-list-table.ts';
import { formatAge, formatQuizDate } from '../../../../kit/time/format-date.ts';
import { businessName, initials } from '../../lead-name.ts';
import { LeadCell } from '../../list/LeadCell.tsx';
import { leadColumns } from '../../list/lead-columns.tsx';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import type { QuizLead } from './quiz-kind.ts';
import { ScoreMark } from './ScoreMark.tsx';

const column = columnsOf<QuizLead>();
const { assignee } = leadColumns<QuizLead>();

/** The columns of the table. On small screens the first column shows the content of hidden columns. */
export const submissionColumns = column.columns([
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
  assignee,
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row: { original } }) => <StatusMenu lead={original} />,
    meta: { width: 'var(--status-width, 7.5rem)' },
  }),
]);
