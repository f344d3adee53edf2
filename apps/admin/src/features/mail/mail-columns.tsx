import { Badge, Box, Text } from '@mantine/core';
import { MAIL_KINDS, MAIL_STATUSES, type Mail, type MailStatus } from '@upcurve/contracts/settings/mail';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';

const COLOURS: Record<MailStatus, string> = { waiting: 'ink', sent: 'sage', failed: 'red' };

const column = columnsOf<Mail>();

const StatusBadge = ({ status }: { status: MailStatus }) => (
  <Badge color={COLOURS[status]}>{MAIL_STATUSES[status]}</Badge>
);

/** Describes when an email was sent, or why it failed and when it is retried. */
function outcome({ sentAt, lastError, nextAttemptAt, attemptCount }: Mail): string {
  if (sentAt) return `Sent ${formatDateTime(sentAt)}`;
  if (!nextAttemptAt) return lastError ?? 'Not sent';
  return attemptCount > 0 ? `${lastError}. Next attempt: ${formatDateTime(nextAttemptAt)}` : 'Being sent';
}

/** On small screens the first column shows everything. */
export const mailColumns = column.columns([
  column.accessor('toAddress', {
    header: 'To',
    cell: ({ row: { original } }) => (
      <>
        <Text inherit fw={600}>
          {original.toAddress}
        </Text>
        <Text size="xs" c="dimmed">
          {MAIL_KINDS[original.kind]} · {formatDateTime(original.createdAt)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          {outcome(original)}
        </Text>
        <Box hiddenFrom="sm" mt={4}>
          <StatusBadge status={original.status} />
        </Box>
      </>
    ),
  }),
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ getValue }) => getValue(),
    meta: { width: '14rem', visibleFrom: 'md' },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
    meta: { width: '6.5rem', visibleFrom: 'sm' },
  }),
  column.accessor(outcome, {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ getValue }) => getValue(),
    meta: { width: '15rem', visibleFrom: 'md' },
  }),
]);
