import { Avatar, Table, Text } from '@mantine/core';
import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Submission, SubmissionFilter } from '@upcurve/contracts/submission';
import { SortHeader } from '../../components/SortHeader.tsx';
import { formatDateTime } from '../../format-date.ts';
import { businessOf, initials } from './person.ts';
import { RowActions } from './RowActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { SubmissionLink } from './SubmissionLink.tsx';
import classes from './SubmissionTable.module.css';

const features = tableFeatures({ rowSortingFeature });
const column = createColumnHelper<typeof features, Submission>();

const columns = column.columns([
  column.accessor('name', {
    header: 'User',
    cell: ({ row: { original } }) => (
      <div className={classes.user}>
        <Avatar size={36} radius="xl" color="clay" aria-hidden>
          {initials(original.name)}
        </Avatar>
        <div className={classes.names}>
          <SubmissionLink submission={original} />
          <Text size="sm" c="dimmed" truncate>
            {businessOf(original)}
          </Text>
          <Text size="xs" c="dimmed" className={classes.inlineDate}>
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
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original } }) => <RowActions submission={original} />,
  }),
]);

type Sort = NonNullable<SubmissionFilter['sort']>;

interface SubmissionTableProps {
  submissions: Submission[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The list view. Sorting happens in the database; the table only says what is asked for. */
export function SubmissionTable({ submissions, sort = '-completedAt', onSort }: SubmissionTableProps) {
  const sorting: SortingState = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }];
  const table = useTable({
    features,
    columns,
    data: submissions,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSort(`${next.desc ? '-' : ''}${next.id}` as Sort);
    },
  });

  return (
    <Table className={classes.table} verticalSpacing="xs" aria-label="Eligibility submissions">
      <Table.Thead>
        {table.getHeaderGroups().map((group) => (
          <Table.Tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                className={classes[header.id]}
                direction={header.column.getCanSort() ? header.column.getIsSorted() : undefined}
                onToggle={header.column.getToggleSortingHandler()}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id} className={classes.row}>
            {row.getAllCells().map((cell) => (
              <Table.Td key={cell.id} className={classes[cell.column.id]}>
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
