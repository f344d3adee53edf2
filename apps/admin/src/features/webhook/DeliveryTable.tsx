import { Anchor, Table, Text } from '@mantine/core';
import { createColumnHelper, rowExpandingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { Delivery } from '@upcurve/contracts/webhook';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { DeliveryAttempts } from './DeliveryAttempts.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import classes from './DeliveryTable.module.css';
import { counted, lastAnswer, nextAttempt } from './delivery-words.ts';
import { ExpandButton } from './ExpandButton.tsx';
import { ReplayButton } from './ReplayButton.tsx';

const features = tableFeatures({ rowExpandingFeature });
const column = createColumnHelper<typeof features, Delivery>();
const attemptsId = (delivery: Delivery) => `attempts-${delivery.id}`;

const columns = column.columns([
  column.accessor('leadName', {
    header: 'Lead',
    cell: ({ row: { original } }) => (
      <div className={classes.lead}>
        <LeadLink delivery={original} />
        <Text size="xs" c="dimmed" className={classes.inline}>
          {formatDateTime(original.createdAt)}
          <br />
          {lastAnswer(original)} · {counted(original.attempts.length, 'attempt')}
          {original.status === 'pending' && (
            <>
              <br />
              Next attempt: {nextAttempt(original)}
            </>
          )}
        </Text>
      </div>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <DeliveryBadge status={getValue()} />,
  }),
  column.accessor('createdAt', { header: 'Created', cell: ({ getValue }) => formatDateTime(getValue()) }),
  column.display({
    id: 'attempts',
    header: 'Attempts',
    cell: ({ row: { original } }) => original.attempts.length,
  }),
  column.display({
    id: 'answer',
    header: 'Last answer',
    cell: ({ row: { original } }) => lastAnswer(original),
  }),
  column.display({
    id: 'next',
    header: 'Next attempt',
    cell: ({ row: { original } }) => nextAttempt(original),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => (
      <div className={classes.buttons}>
        <ReplayButton delivery={row.original} />
        <ExpandButton
          label={`Attempts of ${row.original.leadName}`}
          controls={attemptsId(row.original)}
          isExpanded={row.getIsExpanded()}
          onToggle={row.getToggleExpandedHandler()}
        />
      </div>
    ),
  }),
]);

function LeadLink({ delivery: { submissionId, leadName } }: { delivery: Delivery }) {
  if (!submissionId) return leadName;
  return (
    <Anchor component={Link} to={paths.submission(submissionId)} inherit fw={600} c="inherit">
      {leadName}
    </Anchor>
  );
}

/** Deliveries with their attempts folded away below each. */
export function DeliveryTable({ deliveries }: { deliveries: Delivery[] }) {
  const table = useTable({
    features,
    columns,
    data: deliveries,
    getRowId: ({ id }) => id,
    getRowCanExpand: () => true,
    // The log refreshes by itself; what is open stays open.
    autoResetExpanded: false,
  });

  return (
    <Table className={classes.table} verticalSpacing="xs" aria-label="Deliveries">
      <Table.Thead>
        {table.getHeaderGroups().map((group) => (
          <Table.Tr key={group.id}>
            {group.headers.map((header) => (
              <Table.Th key={header.id} scope="col" className={classes[header.id]}>
                <table.FlexRender header={header} />
              </Table.Th>
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Fragment key={row.id}>
            <Table.Tr>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} className={classes[cell.column.id]}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
            {row.getIsExpanded() && (
              <Table.Tr id={attemptsId(row.original)} className={classes.details}>
                <Table.Td colSpan={columns.length}>
                  <DeliveryAttempts delivery={row.original} />
                </Table.Td>
              </Table.Tr>
            )}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  );
}
