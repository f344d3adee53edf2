import { Alert, Badge, Box, Button, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MAIL_KINDS, MAIL_STATUSES, type Mail, MailStatus } from '@upcurve/contracts/settings/mail';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { MailOffAlert } from '../../kit/feedback/MailOffAlert.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { formatNumber } from '../../kit/list/format-count.ts';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useListParams } from '../../kit/list/use-list-params.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { MailServerPanel } from './MailServerPanel.tsx';
import { mailQueries } from './mail-queries.ts';

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
const mailColumns = column.columns([
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

const FIELDS = [filterBy('status', 'Email status', 'All Statuses', MAIL_STATUSES)];

/**
 * Lists the emails to members and visitors and their outcomes. The filter is stored in the URL. Owners can also set the
 * email server.
 */
export function MailSettings() {
  const title = useRef<HTMLHeadingElement>(null);
  const { can } = useAuth();
  const list = useListParams('mails', { filter: { status: MailStatus }, look: {} });
  const { status } = list.filter;
  const { data: state } = useQuery(mailQueries.state());
  const from = state?.isOn ? ` Sent from ${state.from}.` : '';
  const query = useInfiniteQuery(mailQueries.list(status));

  return (
    <>
      <MailNotice />
      {can('users:manage') && <MailServerPanel />}
      <ListHeader
        level={2}
        title="Emails"
        subtitle={`Newest first. The text is deleted once an email is sent.${from}`}
        titleRef={title}
      >
        <FilterBar list={list} fields={FIELDS} />
      </ListHeader>
      <QueryPanel
        query={query}
        what="emails"
        label="Emails"
        empty={
          status ? (
            <MessagePanel
              role="status"
              level={3}
              title="No emails found"
              action={
                <Button variant="default" onClick={list.clear}>
                  Show all statuses
                </Button>
              }
            >
              No email has the status {MAIL_STATUSES[status]}.
            </MessagePanel>
          ) : (
            <MessagePanel role="status" level={3} title="Nothing sent yet">
              The next lead receives a confirmation, and members who chose to be notified receive an email.
            </MessagePanel>
          )
        }
      >
        {(mails) => (
          <>
            <DataTable
              label="Emails"
              actionsWidth="7.5rem"
              rows={mails}
              columns={mailColumns}
              nameOf={({ toAddress }) => toAddress}
              actions={(mail) => mail.status === 'failed' && <ResendButton mail={mail} />}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </>
  );
}

/** Warns if email is turned off, and shows how many emails are waiting. */
function MailNotice() {
  const { data } = useQuery(mailQueries.state());
  if (!data) return null;
  const { isOn, waiting, waitingSince, lastError } = data;
  const mails =
    waiting === 1 ? '1 email has been waiting' : `${formatNumber(waiting)} emails have been waiting`;
  return (
    <>
      {!isOn && <MailOffAlert my="xs" />}
      {waiting > 0 && (
        <Alert
          color={lastError ? 'red' : 'ink'}
          role="status"
          title={`${mails} since ${formatDateTime(waitingSince)}`}
          my="xs"
        >
          {lastError && `Last error: ${lastError}. `}
          No email is lost. Each is retried for three to four days.
        </Alert>
      )}
    </>
  );
}

function ResendButton({ mail }: { mail: Mail }) {
  const resend = useAction({
    act: () => api.mail.resendMail({ params: { id: mail.id } }),
    done: () => ({ title: 'Email sent again', description: `It is being sent to ${mail.toAddress}.` }),
    failed: { title: 'Email not sent again' },
    changes: [mailQueries.all],
  });

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Send again to ${mail.toAddress}: ${mail.subject}`}
      // Not disabled while pending, because a disabled button would lose the focus.
      aria-disabled={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate()}
    >
      Send again
    </Button>
  );
}
