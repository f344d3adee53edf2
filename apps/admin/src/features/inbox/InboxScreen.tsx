import { useInfiniteQuery } from '@tanstack/react-query';
import type { InboxLead } from '@upcurve/contracts/inbox';
import type { LeadKind } from '@upcurve/contracts/lead';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useAuth, useUser } from '../../auth/auth-context.ts';
import { filterBy } from '../../choices-of.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { FilterBar } from '../../components/FilterBar.tsx';
import { inboxQueries } from '../../components/inbox-queries.ts';
import { LeadBulkBar } from '../../components/LeadBulkBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { shownOf } from '../../components/list-page.ts';
import { NewerPill } from '../../components/NewerPill.tsx';
import { useReturnFocus } from '../../components/opened-row.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useSelection } from '../../components/use-selection.ts';
import { nameOf } from '../../lead-name.ts';
import { InboxRowMenu } from './InboxRowMenu.tsx';
import { InboxViews } from './InboxViews.tsx';
import { withoutLeft } from './in-view.ts';
import { inboxColumns } from './inbox-columns.tsx';
import { INBOX_NOUNS } from './inbox-nouns.ts';
import { NothingHere } from './NothingHere.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxActs } from './use-inbox-acts.ts';
import { useInboxList } from './use-inbox-list.ts';

const KIND = filterBy('kind', 'Kind', 'Both kinds', {
  eligibility: 'Quiz',
  contact: 'Forms',
} satisfies Record<LeadKind, string>);

/** Leads of quiz and forms together, unread first, then newest. */
export function InboxScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useInboxList();
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const isReturn = useNavigationType() === 'POP';
  const acts = useInboxActs(title);
  const query = useInfiniteQuery({
    ...inboxQueries.list(list.query),
    // Who comes back from a lead finds every row where it was.
    staleTime: isReturn ? Number.POSITIVE_INFINITY : 0,
    select: (data) => withoutLeft(acts.bulk.asDone(data), list.view, ownId),
  });
  const isOwn = query.data && !query.isPlaceholderData;
  const arrivals = useArrivals(isOwn ? query.data.pages[0]?.newestAt : undefined);
  const { arrived, counts } = arrivals;
  const selection = useSelection(JSON.stringify(list.query));
  const latest = useRef(acts);
  latest.current = acts;
  const columns = useMemo(
    () =>
      inboxColumns({
        judge: (...change) => latest.current.judge(...change),
        assign: (...change) => latest.current.assign(...change),
      }),
    [],
  );
  useReturnFocus(query.isSuccess);

  /** Shows them wherever the reader is: a view or search that may not hold them gives way to what is new. */
  function bringIn() {
    const holdsThem = !list.isFiltered && (list.view === 'all' || list.view === 'new');
    if (!holdsThem) list.change({ view: 'new', search: null, kind: null });
    void arrivals.bringIn();
  }
  const pill = <NewerPill count={arrived} isBusy={arrivals.isFetching} onPress={bringIn} />;
  const leads: InboxLead[] = query.data ? shownOf(query.data) : [];
  acts.know(leads);

  return (
    <>
      <ListHeader title="Inbox" titleRef={title} tabTitle={arrived > 0 ? `(${arrived}) Inbox` : undefined}>
        <InboxViews list={list} counts={counts} />
        <FilterBar
          list={list}
          search={{ label: 'Search the inbox', placeholder: 'Search leads...', maxLength: SEARCH_MAX }}
          fields={[KIND]}
        />
      </ListHeader>
      <QueryPanel
        query={query}
        what="leads"
        label="Leads"
        empty={
          !query.hasNextPage && (
            <>
              {pill}
              <NothingHere list={list} />
            </>
          )
        }
      >
        {(rows) => (
          <>
            {pill}
            <DataTable
              label="Leads"
              rows={rows}
              columns={columns}
              nameOf={nameOf}
              onKey={can('leads:status') ? acts.onKey : undefined}
              selection={can('leads:status') ? selection : undefined}
              actions={(lead) => <InboxRowMenu lead={lead} acts={acts} />}
            />
            <LoadMore query={query} />
            <LeadBulkBar
              {...ofOneKind(rows.filter(({ id }) => selection.state[id]))}
              onClear={selection.clear}
              onAct={(act) => {
                selection.clear();
                acts.bulk.begin(act);
              }}
            />
          </>
        )}
      </QueryPanel>
      <ConflictDialog dialog={acts.conflicts.eligibility} />
      <ConflictDialog dialog={acts.conflicts.contact} />
    </>
  );
}

/** The selected leads, with the statuses that can be set: those of the one kind that is selected. */
function ofOneKind(leads: InboxLead[]) {
  const [kind, ...otherKinds] = new Set(leads.map((lead) => lead.kind));
  return { leads, statuses: kind && otherKinds.length === 0 ? INBOX_NOUNS[kind].statuses : undefined };
}
