import { Badge, Text } from '@mantine/core';
import { MAIL_KINDS, MAIL_STATUSES, type Mail, type MailStatus } from '@upcurve/contracts/mail';
import { columnsOf } from '../../components/list-columns.ts';
import { formatDateTime } from '../../format-date.ts';

const COLOURS: Record<MailStatus, string> = { waiting: 'ink', sent: 'sage', failed: 'red' };

const column = columnsOf<Mail>();

/** What became of it, in words: when it was sent, or why it was not and when it is tried again. */
function outcome({ sentAt, lastError, nextAttemptAt, attemptCount }: Mail): string {
  if (sentAt) return `Sent ${formatDateTime(sentAt)}`;
  if (!nextAttemptAt) return lastError ?? 'Not sent';
  return attemptCount > 0 ? `${lastError}; tried again ${formatDateTime(nextAttemptAt)}` : 'On its way';
}

export const mailColumns = column.columns([
  column.accessor('toAddress', {
    header: 'To',
    cell: ({ row: { original } }) => (
      <>
        <Text inherit fw={600} truncate>
          {original.toAddress}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          {MAIL_KINDS[original.kind]} · {formatDateTime(original.createdAt)}
          <br />
          {outcome(original)}
        </Text>
      </>
    ),
  }),
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ row: { original } }) => (
      <>
        {original.subject}
        <Text size="xs" c="dimmed">
          {MAIL_KINDS[original.kind]}
        </Text>
      </>
    ),
    meta: { visibleFrom: 'md' },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Badge color={COLOURS[getValue()]}>{MAIL_STATUSES[getValue()]}</Badge>,
    meta: { width: '6.5rem' },
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '12rem', visibleFrom: 'md' },
  }),
  column.accessor(outcome, {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ getValue }) => getValue(),
    meta: { visibleFrom: 'md' },
  }),
]);
