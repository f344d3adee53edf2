import { Badge, Text } from '@mantine/core';
import { MAIL_KINDS, MAIL_STATUSES, type Mail, type MailStatus } from '@upcurve/contracts/mail';
import { columnsOf } from '../../components/list-columns.ts';
import { formatDateTime } from '../../format-date.ts';
import classes from './mails.module.css';

const COLOURS: Record<MailStatus, string> = { waiting: 'ink', sent: 'sage', failed: 'red' };

const column = columnsOf<Mail>();

/** What became of it, in words: when it was sent, or why it was not and when the next attempt is due. */
function outcome({ sentAt, lastError, nextAttemptAt, attemptCount }: Mail): string {
  if (sentAt) return `Sent ${formatDateTime(sentAt)}`;
  if (!nextAttemptAt) return lastError ?? 'Not sent';
  return attemptCount > 0 ? `${lastError}. Next attempt: ${formatDateTime(nextAttemptAt)}` : 'On its way';
}

export const mailColumns = column.columns([
  column.accessor('toAddress', {
    header: 'To',
    cell: ({ row: { original } }) => (
      <>
        <Text inherit fw={600} className={classes.address}>
          {original.toAddress}
        </Text>
        <Text size="xs" c="dimmed">
          {MAIL_KINDS[original.kind]} · {formatDateTime(original.createdAt)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          {outcome(original)}
        </Text>
      </>
    ),
  }),
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ getValue }) => getValue(),
    meta: { visibleFrom: 'md' },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Badge color={COLOURS[getValue()]}>{MAIL_STATUSES[getValue()]}</Badge>,
    meta: { width: '6.5rem' },
  }),
  column.accessor(outcome, {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ getValue }) => getValue(),
    meta: { visibleFrom: 'md' },
  }),
]);
