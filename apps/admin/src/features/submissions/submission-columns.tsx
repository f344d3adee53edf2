import { Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { ageOf } from '../../age.ts';
import { assigneeColumn } from '../../components/assignee-column.tsx';
import { Initials } from '../../components/Initials.tsx';
import { LeadCell } from '../../components/LeadCell.tsx';
import { columnsOf } from '../../components/list-columns.ts';
import { ScoreMark } from '../../components/ScoreMark.tsx';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import type { SetStatus } from '../../components/use-status-change.tsx';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { businessOf, initials } from '../../person.ts';
import classes from './submission-columns.module.css';
import { submissionNoun } from './submission-noun.ts';

const column = columnsOf<Submission>();

/** The columns of the table; on small screens the first tells what is left out. */
export const submissionColumns = (change: SetStatus<Submission>) =>
  column.columns([
    column.accessor('name', {
      header: 'User',
      cell: ({ row: { original } }) => (
        <LeadCell
          to={paths.submission(original.id)}
          lead={original}
          avatar={
            <Initials size="md" color="clay" aria-hidden>
              {initials(original.name)}
            </Initials>
          }
          business={businessOf(original)}
          onPhone={
            <>
              <ScoreMark submission={original} /> · {ageOf(original.completedAt)}
            </>
          }
        />
      ),
    }),
    column.display({
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original } }) => (
        <div className={classes.contact}>
          <span>{original.email}</span>
          {original.phone && <span>{original.phone}</span>}
        </div>
      ),
      meta: { width: '14rem', visibleFrom: 'lg' },
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
      meta: { width: '7rem', visibleFrom: 'lg' },
    }),
    column.accessor('completedAt', {
      header: 'Submission Date',
      sortDescFirst: true,
      cell: ({ getValue }) => formatDateTime(getValue()),
      meta: { width: '11.25rem', visibleFrom: 'sm' },
    }),
    column.display({
      id: 'age',
      header: 'Age',
      cell: ({ row: { original } }) => (
        <Text size="sm" c="dimmed" truncate>
          {ageOf(original.completedAt)}
        </Text>
      ),
      meta: { width: '4rem', visibleFrom: 'lg' },
    }),
    assigneeColumn(column),
    column.accessor('status', {
      header: 'Status',
      enableSorting: false,
      cell: ({ row: { original } }) => <StatusMenu noun={submissionNoun} lead={original} onChange={change} />,
      meta: { width: 'var(--status-width, 7.5rem)' },
    }),
  ]);
