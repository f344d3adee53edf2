import { Text } from '@mantine/core';
import { columnsOf } from '../../../../kit/table/use-list-table.ts';
import { formatContactDate } from '../../../../kit/time/format-date.ts';
import { formTypeName } from '../../lead-name.ts';
import { LeadCell } from '../../list/LeadCell.tsx';
import { leadColumns } from '../../list/lead-columns.tsx';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import type { ContactLead } from './contact-kind.ts';

const column = columnsOf<ContactLead>();
const { assignee } = leadColumns<ContactLead>();

/** The columns of the table. On small screens the first column shows the content of hidden columns. */
export const contactColumns = column.columns([
  column.accessor('name', {
    header: 'Name/Company',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        business={
          <>
            <Text span inherit hiddenFrom="sm">
              {formTypeName(original)}
              {original.company && ' · '}
            </Text>
            {original.company}
          </>
        }
        onPhone={formatContactDate(original.createdAt)}
      />
    ),
  }),
  column.accessor('formType', {
    header: 'Type',
    enableSorting: false,
    cell: ({ row: { original } }) => formTypeName(original),
    meta: { width: 'clamp(7rem, 11vw, 9rem)', visibleFrom: 'sm' },
  }),
  column.accessor('createdAt', {
    header: 'Submitted',
    sortDescFirst: true,
    cell: ({ getValue }) => formatContactDate(getValue()),
    meta: { width: 'clamp(6.5rem, 14vw, 11rem)', visibleFrom: 'sm' },
  }),
  assignee,
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <StatusMenu lead={original} />,
    meta: { width: '7.75rem' },
  }),
]);
