import { Badge, Table, Text } from '@mantine/core';
import { createColumnHelper, metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/questions';
import { SortHeader } from '../../components/SortHeader.tsx';
import { QuestionStatus } from './QuestionStatus.tsx';
import classes from './QuestionTable.module.css';
import { type QuestionAction, RowActions } from './RowActions.tsx';

interface Meta {
  onAction: (action: QuestionAction, question: Question) => void;
}

const features = tableFeatures({ tableMeta: metaHelper<Meta>() });
const column = createColumnHelper<typeof features, Question>();

const columns = column.columns([
  column.accessor('order', { header: '#', cell: ({ getValue }) => getValue() }),
  column.accessor('text', {
    header: 'Question',
    cell: ({ row: { original } }) => (
      <>
        <Text size="sm" fw={600}>
          {original.text}
        </Text>
        {original.description && (
          <Text size="sm" c="dimmed" className={classes.description}>
            {original.description}
          </Text>
        )}
      </>
    ),
  }),
  column.accessor('inputType', {
    header: 'Type',
    cell: ({ getValue }) => <Badge color="ink">{INPUT_TYPES[getValue()]}</Badge>,
  }),
  column.accessor('category', { header: 'Category', cell: ({ getValue }) => CATEGORIES[getValue()] }),
  column.accessor('isActive', {
    header: 'Status',
    cell: ({ row: { original } }) => <QuestionStatus question={original} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original }, table }) => (
      <RowActions question={original} onAction={(...call) => table.options.meta?.onAction(...call)} />
    ),
  }),
]);

interface QuestionTableProps extends Meta {
  questions: readonly Question[];
}

/** The questions in the order in which they are asked, on screens wide enough for columns. */
export function QuestionTable({ questions, onAction }: QuestionTableProps) {
  const table = useTable({
    features,
    columns,
    data: questions as Question[],
    getRowId: ({ id }) => String(id),
    meta: { onAction },
  });

  return (
    <Table className={classes.table} verticalSpacing="xs" aria-label="Eligibility questions">
      <Table.Thead>
        {table.getHeaderGroups().map((group) => (
          <Table.Tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                className={classes[header.id]}
                direction={undefined}
                onToggle={undefined}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id} className={classes.row} data-inactive={!row.original.isActive || undefined}>
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
