import { Avatar, Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { columnsOf } from '../../components/list-columns.ts';
import { RowLink } from '../../components/RowLink.tsx';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { businessOf, initials, nameOf } from './person.ts';
import { StatusBadge } from './StatusBadge.tsx';
import classes from './submission-columns.module.css';

const column = columnsOf<Submission>();

export const submissionColumns = column.columns([
  column.accessor('name', {
    header: 'User',
    cell: ({ row: { original } }) => (
      <div className={classes.user}>
        <Avatar size={28} radius="xl" color="clay" aria-hidden className={classes.avatar}>
          {initials(original.name)}
        </Avatar>
        <div className={classes.names}>
          <RowLink to={paths.submission(original.id)} id={original.id}>
            {nameOf(original)}
          </RowLink>
          <Text size="sm" c="dimmed" truncate>
            {businessOf(original)}
          </Text>
          <Text size="xs" c="dimmed" hiddenFrom="sm">
            {formatDateTime(original.completedAt)}
          </Text>
        </div>
      </div>
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
