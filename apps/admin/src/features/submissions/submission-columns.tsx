import { Avatar } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { LeadCell } from '../../components/LeadCell.tsx';
import { columnsOf } from '../../components/list-columns.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { businessOf, initials } from './person.ts';
import { StatusBadge } from './StatusBadge.tsx';

const column = columnsOf<Submission>();

export const submissionColumns = column.columns([
  column.accessor('name', {
    header: 'User',
    cell: ({ row: { original } }) => (
      <LeadCell
        to={paths.submission(original.id)}
        id={original.id}
        name={nameOf(original)}
        avatar={
          <Avatar size={28} radius="xl" color="clay" aria-hidden>
            {initials(original.name)}
          </Avatar>
        }
        business={businessOf(original)}
        onPhone={formatDateTime(original.completedAt)}
      />
    ),
  }),
  column.accessor('completedAt', {
    header: 'Submission Date',
    sortDescFirst: true,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '13rem', visibleFrom: 'sm' },
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
    meta: { width: '7.25rem' },
  }),
]);
