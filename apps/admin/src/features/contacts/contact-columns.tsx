import { Text } from '@mantine/core';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { assigneeColumn } from '../../components/assignee-column.tsx';
import { LeadCell } from '../../components/LeadCell.tsx';
import { columnsOf } from '../../components/list-columns.ts';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import type { SetStatus } from '../../components/use-status-change.tsx';
import { formatDayFirst } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { contactNoun } from './contact-noun.ts';

const column = columnsOf<ContactSubmission>();

/** The columns of the table; on small screens the first tells what is left out. */
export const contactColumns = (change: SetStatus<ContactSubmission>) =>
  column.columns([
    column.accessor('name', {
      header: 'Name/Company',
      cell: ({ row: { original } }) => (
        <LeadCell
          to={paths.contact(original.id)}
          lead={original}
          business={
            <>
              <Text span inherit hiddenFrom="sm">
                {original.formType}
                {original.company && ' · '}
              </Text>
              {original.company}
            </>
          }
          onPhone={formatDayFirst(original.createdAt)}
        />
      ),
    }),
    column.accessor('formType', {
      header: 'Type',
      enableSorting: false,
      meta: { width: '9rem', visibleFrom: 'sm' },
    }),
    column.accessor('createdAt', {
      header: 'Submitted',
      sortDescFirst: true,
      cell: ({ getValue }) => formatDayFirst(getValue()),
      meta: { width: '11rem', visibleFrom: 'sm' },
    }),
    assigneeColumn(column),
    column.accessor('status', {
      header: 'Status',
      sortDescFirst: true,
      cell: ({ row: { original } }) => <StatusMenu noun={contactNoun} lead={original} onChange={change} />,
      meta: { width: '7.75rem' },
    }),
  ]);
