import { useInfiniteQuery } from '@tanstack/react-query';
import { CONTACT_STATUSES, type ContactSubmission } from '@upcurve/contracts/contacts';
import { useMemo, useRef } from 'react';
import { api, lastingApi } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { ExportLink } from '../../components/ExportLink.tsx';
import { LeadBulkBar } from '../../components/LeadBulkBar.tsx';
import { LeadRowActions } from '../../components/LeadRowActions.tsx';
import { LeadStatusDialog } from '../../components/LeadStatusDialog.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { onceOpened } from '../../components/once-opened.tsx';
import { useReturnFocus } from '../../components/opened-row.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useLeadBulk } from '../../components/use-lead-bulk.ts';
import { useLeadChange } from '../../components/use-lead-change.ts';
import { useSelection } from '../../components/use-selection.ts';
import { byMoments } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { ContactFilters } from './ContactFilters.tsx';
import { contactColumns } from './contact-columns.tsx';
import { contactNoun } from './contact-noun.ts';
import { contactQueries } from './contact-queries.ts';
import { useContactList } from './use-contact-list.ts';

const DeleteDialog = onceOpened(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

/** What visitors sent with the public forms beside the quiz. */
export function ContactsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useContactList();
  const { can } = useAuth();
  const bulk = useLeadBulk({
    statuses: CONTACT_STATUSES,
    act: (body) => lastingApi.contacts.bulkContacts({ body }),
    changes: contactQueries.all,
  });
  const query = useInfiniteQuery({ ...contactQueries.list(list.query), select: bulk.asDone });
  const selection = useSelection(JSON.stringify(list.query));
  const status = useDialog<ContactSubmission>(title);
  const removal = useDialog<ContactSubmission>(title);
  const { conflict, setStatus, onKey } = useLeadChange(contactNoun, title);
  const latest = useRef(setStatus);
  latest.current = setStatus;
  const columns = useMemo(() => contactColumns((...change) => latest.current(...change)), []);
  useReturnFocus(query.isSuccess);

  return (
    <>
      <ListHeader
        title="Contact Submissions"
        subtitle="What visitors send with the forms on the website"
        titleRef={title}
        link={
          <ExportLink
            total={query.data?.pages[0]}
            fetchRows={(signal) => api.contacts.exportContacts({ query: byMoments(list.query) }, { signal })}
          />
        }
      >
        <ContactFilters list={list} />
      </ListHeader>
      <QueryPanel
        query={query}
        what="submissions"
        label="Results"
        failure={{ title: 'Error', text: 'Failed to load submissions. Please try again later.' }}
        empty={
          !query.hasNextPage && (
            <NothingFound list={list} title="No submissions found.">
              {list.isFiltered
                ? 'Nothing matches your search and filters.'
                : 'The first message, download or request that somebody sends appears here at once.'}
            </NothingFound>
          )
        }
      >
        {(contacts) => (
          <>
            <DataTable
              label="Contact submissions"
              rows={contacts}
              columns={columns}
              onKey={onKey}
              nameOf={nameOf}
              sort={list.look.sort ?? '-createdAt'}
              onSort={(sort) => list.change({ sort })}
              selection={can('leads:status') ? selection : undefined}
              actions={(contact) => (
                <LeadRowActions lead={contact} to={paths.contact(contact.id)} {...{ status, removal }} />
              )}
              actionsHeader="Action"
            />
            <LoadMore query={query} />
            <LeadBulkBar
              leads={contacts.filter(({ id }) => selection.state[id])}
              statuses={CONTACT_STATUSES}
              onClear={selection.clear}
              onAct={(act) => {
                selection.clear();
                bulk.begin(act);
              }}
            />
          </>
        )}
      </QueryPanel>
      <LeadStatusDialog noun={contactNoun} dialog={status} onChange={setStatus} />
      <ConflictDialog dialog={conflict} />
      <DeleteDialog dialog={removal} />
    </>
  );
}
