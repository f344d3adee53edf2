import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { INBOX_SORTS } from '@upcurve/contracts/leads/inbox-views';
import { LEAD_STATUSES } from '@upcurve/contracts/leads/lead-status';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { choicesOf, filterBy } from '../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { flattenPages } from '../../../kit/list/list-queries.ts';
import { NewerPill } from '../../../kit/list/NewerPill.tsx';
import { useReturnFocus } from '../../../kit/list/opened-row.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { useSelection } from '../../../kit/table/SelectBox.tsx';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { LeadDialogs } from '../change/LeadDialogs.tsx';
import { leadName } from '../lead-name.ts';
import { OUTCOME_FILTER } from '../outcome/outcome-filter.ts';
import { InboxRowMenu } from './InboxRowMenu.tsx';
import { InboxViews } from './InboxViews.tsx';
import { removeMovedLeads } from './in-view.ts';
import { inboxColumns } from './inbox-columns.tsx';
import { INBOX_KINDS } from './inbox-kinds.ts';
import { FIRST_SORT, inboxQueries, KIND_LABELS, useInboxList } from './inbox-queries.ts';
import { SavedViews } from './SavedViews.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxActions } from './use-inbox-actions.ts';

/* Loaded on demand, because most members never see them. */
const FirstStepsPanel = lazy(async () => ({ default: (await import('../FirstSteps.tsx')).FirstStepsPanel }));
const EmptyInbox = lazy(async () => ({ default: (await import('./EmptyInbox.tsx')).EmptyInbox }));

const KIND = filterBy('kind', 'Kind', 'All leads', KIND_LABELS);

/** Like the headings of the table, which phones lack. */
const SORT = {
  kind: 'choice',
  name: 'sort',
  label: 'Sort by',
  options: choicesOf(INBOX_SORTS),
  otherwise: FIRST_SORT,
} as const;

/** Leads leave a view while someone works through it. The next page is loaded before the view is empty. */
const REFILL_BELOW = 10;

/** Lists quiz and form leads together. */
export function InboxScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useInboxList();
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const isReturn = useNavigationType() === 'POP';
  const acts = useInboxActions(title);
  const query = useInfiniteQuery({
    ...inboxQueries.list(list.query),
    // On Back, cached data keeps every row in its place.
    staleTime: isReturn ? Number.POSITIVE_INFINITY : 0,
    select: (data) => removeMovedLeads(acts.bulk.applyActions(data), list.view, ownId),
  });
  const { data: total } = useQuery({ ...inboxQueries.total(list.query), enabled: query.isSuccess });
  const isOwn = query.data && !query.isPlaceholderData;
  const arrivals = useArrivals(isOwn ? query.data.pages[0]?.newestAt : undefined);
  const { arrived, counts } = arrivals;
  const selection = useSelection(JSON.stringify(list.query));
  const latest = useRef(acts);
  latest.current = acts;
  const columns = useMemo(
    () =>
      inboxColumns({
        setStatus: (...change) => latest.current.setStatus(...change),
        assign: (...change) => latest.current.assign(...change),
        outcome: {
          end: (...ending) => latest.current.outcome.end(...ending),
          reopen: (lead) => latest.current.outcome.reopen(lead),
        },
      }),
    [],
  );
  useReturnFocus(query.isSuccess);

  /** Loads new leads. Resets a view or search that may exclude them. */
  function bringIn() {
    const holdsThem = !list.isFiltered && ['todo', 'new', 'all'].includes(list.view);
    if (!holdsThem) list.change({ view: null, search: null, kind: null, outcome: null });
    void arrivals.bringIn();
  }
  const pill = <NewerPill count={arrived} isBusy={arrivals.isFetching} onPress={bringIn} />;
  const leads: InboxLead[] = query.data ? flattenPages(query.data) : [];
  acts.know(leads);

  return (
    <>
      <ListHeader title="Inbox" titleRef={title} tabTitle={arrived > 0 ? `(${arrived}) Inbox` : undefined}>
        <InboxViews list={list} counts={counts} />
        <FilterBar
          list={list}
          search={{ label: 'Search the inbox', placeholder: 'Search leads...', maxLength: SEARCH_MAX }}
          fields={[KIND, OUTCOME_FILTER, SORT]}
        >
          <SavedViews list={list} />
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="leads"
        label="Leads"
        empty={
          !query.hasNextPage && (
            <>
              {pill}
              <Suspense>
                <EmptyInbox list={list} isUnused={counts?.views.all === 0} />
              </Suspense>
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
              nameOf={leadName}
              sort={list.query.sort}
              onSort={(sort) => list.change({ sort })}
              onKey={can('leads:status') ? acts.onKey : undefined}
              selection={can('leads:status') ? selection : undefined}
              actions={(lead) => <InboxRowMenu lead={lead} acts={acts} />}
            />
            <LoadMore
              query={query}
              total={total}
              exactTotal={inboxQueries.exactTotal(list.query)}
              refillBelow={REFILL_BELOW}
            />
            <LeadBulkBar
              rows={rows}
              query={query}
              selection={selection}
              statusesOf={statusesOf}
              begin={acts.bulk.begin}
            />
          </>
        )}
      </QueryPanel>
      {can('users:manage') && leads.length > 0 && (
        <Suspense>
          <FirstStepsPanel />
        </Suspense>
      )}
      <LeadDialogs changes={acts.changes.quiz} />
      <LeadDialogs changes={acts.changes.forms} />
    </>
  );
}

/** The statuses that leads of both kinds have. */
const SHARED_STATUSES = {
  new: LEAD_STATUSES.new,
  contacted: LEAD_STATUSES.contacted,
} as typeof LEAD_STATUSES;

/** Returns the statuses that all of these leads can have. */
function statusesOf(leads: InboxLead[]) {
  const [kind, ...otherKinds] = new Set(leads.map((lead) => lead.kind));
  return kind && otherKinds.length === 0 ? INBOX_KINDS[kind].statuses : SHARED_STATUSES;
}
