import { Anchor, Badge, Text } from '@mantine/core';
import {
  DELIVERY_STATUSES,
  type Delivery,
  type DeliveryStatus,
  WEBHOOK_EVENTS,
} from '@upcurve/contracts/webhooks/webhook';
import { Link } from 'react-router';
import { formatCount } from '../../../kit/list/format-count.ts';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { paths } from '../../../paths.ts';
import { formatLastAnswer, nameOfLead, nextAttempt } from './delivery-words.ts';

/** A delivery, with the name of its endpoint if there are several. */
export type LoggedDelivery = Delivery & { endpointName?: string };

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
  column.accessor(formatLastAnswer, {
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

/** Shows a delivery's lead, event and endpoint, and on narrow screens also its outcome. */
function Lead({ delivery }: { delivery: LoggedDelivery }) {
  const { event, endpointName, createdAt, attempts, status } = delivery;
  const path = leadPath(delivery);
  const whom = nameOfLead(delivery);
  const what = [event !== 'eligibility.submitted' && WEBHOOK_EVENTS[event], endpointName].filter(Boolean);
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
        {formatLastAnswer(delivery)} · {formatCount(attempts.length, 'attempt')}
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

const COLOURS: Record<DeliveryStatus, string> = {
  pending: 'ink',
  delivered: 'sage',
  held: 'gold',
  dead: 'red',
};

function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge color={COLOURS[status]}>{DELIVERY_STATUSES[status]}</Badge>;
}
