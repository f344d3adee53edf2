import { Text } from '@mantine/core';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { LeadCell } from '../../components/LeadCell.tsx';
import { columnsOf } from '../../components/list-columns.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from './StatusBadge.tsx';

const column = columnsOf<ContactSubmission>();

export const contactColumns = column.columns([
  column.accessor('name', {
    header: 'Name/Company',
    cell: ({ row: { original } }) => (
      <LeadCell
        to={paths.contact(original.id)}
        id={original.id}
        name={nameOf(original)}
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
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: true,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
    meta: { width: '7.75rem' },
  }),
]);
