import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MAIL_STATUSES, MailStatus } from '@upcurve/contracts/settings/mail';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useListParams } from '../../kit/list/use-list-params.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { MailNotice } from './MailNotice.tsx';
import { MailServerPanel } from './MailServerPanel.tsx';
import { mailColumns } from './mail-columns.tsx';
import { mailQueries } from './mail-queries.ts';
import { ResendButton } from './ResendButton.tsx';

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
