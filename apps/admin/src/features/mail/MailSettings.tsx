import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_STATUSES, MailStatus } from '@upcurve/contracts/mail';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { filterBy } from '../../choices-of.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useListParams } from '../../components/use-list-params.ts';
import { MailNotice } from './MailNotice.tsx';
import { mailColumns } from './mail-columns.tsx';
import { mailQueries } from './mail-queries.ts';
import classes from './mails.module.css';
import { ResendButton } from './ResendButton.tsx';

const FIELDS = [filterBy('status', 'Mail status', 'All Statuses', MAIL_STATUSES)];

/** What was written to members and visitors, and what became of it. The filter lives in the address. */
export function MailSettings() {
  const title = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const list = useListParams('mails', { filter: { status: MailStatus }, look: {} });
  const { status } = list.filter;
  const { data: state } = useQuery(mailQueries.state());
  const from = state?.isOn ? ` Mail goes out from ${state.from}.` : '';
  const query = useInfiniteQuery(mailQueries.list(status));

  return (
    <>
      <MailNotice />
      <ListHeader
        level={2}
        title="Mails"
        subtitle={`Newest first. What they say is dropped once they are sent.${from}`}
        titleRef={title}
      >
        <FilterBar list={list} fields={FIELDS}>
          <Button variant="default" onClick={() => client.invalidateQueries({ queryKey: mailQueries.all })}>
            Refresh
          </Button>
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="mails"
        label="Mails"
        level={3}
        empty={
          status ? (
            <MessagePanel
              role="status"
              level={3}
              title="No Mails Found"
              action={
                <Button variant="default" onClick={list.clear}>
                  Show all statuses
                </Button>
              }
            >
              No mail has the status {MAIL_STATUSES[status]}.
            </MessagePanel>
          ) : (
            <MessagePanel role="status" level={3} title="Nothing written yet">
              The next lead brings its sender a confirmation, and a mail to members who chose to hear of it.
            </MessagePanel>
          )
        }
      >
        {(mails) => (
          <>
            <DataTable
              label="Mails"
              className={classes.table}
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
