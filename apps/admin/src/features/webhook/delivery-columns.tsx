import { Anchor, Text } from '@mantine/core';
import { type Delivery, WEBHOOK_EVENTS } from '@upcurve/contracts/webhook';
import { Link } from 'react-router';
import { columnsOf } from '../../components/list-columns.ts';
import { counted } from '../../counted.ts';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { aboutWhom, lastAnswer, nextAttempt } from './delivery-words.ts';

/** A delivery, with the name of its receiver where there are several. */
export type LoggedDelivery = Delivery & { receiver?: string };

const column = columnsOf<LoggedDelivery>();

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

function leadPath({ submissionId, contactSubmissionId }: Delivery): string | undefined {
  if (submissionId) return paths.submission(submissionId);
  return contactSubmissionId ? paths.contact(contactSubmissionId) : undefined;
}

/** Whom it was about, which event to which receiver, and, where there is no room for columns, what became of it. */
function Lead({ delivery }: { delivery: LoggedDelivery }) {
  const { event, receiver, createdAt, attempts, status } = delivery;
  const path = leadPath(delivery);
  const whom = aboutWhom(delivery);
  const what = [event !== 'eligibility.submitted' && WEBHOOK_EVENTS[event], receiver].filter(Boolean);
  return (
    <>
      {path ? (
        <Anchor component={Link} to={path} inherit fw={600} c="inherit">
          {whom}
        </Anchor>
      ) : (
        <Text component="span" inherit fw={600}>
          {whom.replace(/^./, (letter) => letter.toUpperCase())}
        </Text>
      )}
      {what.length > 0 && (
        <Text size="xs" c="dimmed">
          {what.join(' · ')}
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
