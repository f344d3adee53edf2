import { Anchor, Text } from '@mantine/core';
import { type Delivery, WEBHOOK_EVENTS } from '@upcurve/contracts/webhook';
import { Link } from 'react-router';
import { columnsOf } from '../../components/list-columns.ts';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { counted, lastAnswer, nextAttempt } from './delivery-words.ts';

const column = columnsOf<Delivery>();

export const deliveryColumns = column.columns([
  column.accessor('leadName', {
    header: 'Lead',
    cell: ({ row: { original } }) => <Lead delivery={original} />,
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <DeliveryBadge status={getValue()} />,
    meta: { width: '6.5rem' },
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '12rem', visibleFrom: 'md' },
  }),
  column.accessor(({ attempts }) => attempts.length, {
    id: 'attempts',
    header: 'Attempts',
    cell: ({ getValue }) => getValue(),
    meta: { width: '5.5rem', visibleFrom: 'md' },
  }),
  column.accessor(lastAnswer, {
    id: 'answer',
    header: 'Last answer',
    cell: ({ getValue }) => getValue(),
    meta: { visibleFrom: 'md' },
  }),
  column.accessor((delivery) => nextAttempt(delivery), {
    id: 'next',
    header: 'Next attempt',
    cell: ({ getValue }) => getValue(),
    meta: { width: '12rem', visibleFrom: 'md' },
  }),
]);

/** Whose submission was sent and, where there is no room for columns, what became of it. */
function Lead({ delivery }: { delivery: Delivery }) {
  const { submissionId, leadName, event, createdAt, attempts, status } = delivery;
  return (
    <>
      {submissionId ? (
        <Anchor component={Link} to={paths.submission(submissionId)} inherit fw={600} c="inherit">
          {leadName}
        </Anchor>
      ) : (
        <Text component="span" inherit fw={600}>
          {leadName}
        </Text>
      )}
      {event === 'abandoned' && (
        <Text size="xs" c="dimmed">
          {WEBHOOK_EVENTS[event]}
        </Text>
      )}
      <Text size="xs" c="dimmed" hiddenFrom="md">
        {formatDateTime(createdAt)}
        <br />
        {lastAnswer(delivery)} · {counted(attempts.length, 'attempt')}
        {status === 'pending' && (
          <>
            <br />
            Next attempt: {nextAttempt(delivery)}
          </>
        )}
      </Text>
    </>
  );
}
