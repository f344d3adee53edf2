import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { InboxCounts } from '@upcurve/contracts/leads/inbox';
import type { PageOf, Total } from '@upcurve/contracts/shared/paging';
import type { ComponentType, ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { ExportLink } from '../../../kit/list/ExportLink.tsx';
import { type ExactTotal, LoadMore } from '../../../kit/list/LoadMore.tsx';
import type { LoadedPages, PagedQuery } from '../../../kit/list/list-queries.ts';
import { NewerPill } from '../../../kit/list/NewerPill.tsx';
import { useReturnFocus } from '../../../kit/list/opened-row.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import type { ListColumns } from '../../../kit/table/list-columns.ts';
import { type Selection, useSelection } from '../../../kit/table/SelectBox.tsx';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { useLeadBulk } from '../bulk/use-lead-bulk.ts';
import { useWithChanges } from '../change/change-lead.ts';
import { LeadActions } from '../change/LeadActions.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import { useLeadKeys } from '../change/lead-keys.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { LeadRowMenu } from './LeadRowMenu.tsx';

/** The filter, sort order and layout of a list, which are stored in its URL. */
interface LeadListState {
  query: object;
  sort: string;
  layout?: 'list' | 'grid';
  change: (values: { sort?: string | null }) => void;
}

/** What a list knows about leads that it has not loaded. */
interface LeadCounts {
  /** The number of leads that arrived since the list was loaded. */
  newer: number;
  isFetching: boolean;
  showNewer: () => void;
  /** The number of leads in the list, if it changes while the rows keep their place. */
  total?: Total | undefined;
  inbox?: InboxCounts | undefined;
}

interface LeadGridProps<Lead> {
  leads: Lead[];
  selection: Selection | undefined;
  onKey: (lead: Lead, key: string) => void;
}

/** What differs between the inbox and the lists of the kinds. */
export interface LeadListConfig<Lead extends LeadRow, List extends LeadListState> {
  title: string;
  subtitle?: string;
  /** The accessible names of the table and of its panel, and what the leads are called in error messages. */
  label: string;
  region: string;
  what: string;
  failure?: { title: string; text: string };
  useList: () => List;
  list: (filter: List['query']) => PagedQuery<PageOf<Lead>>;
  exactTotal: (filter: List['query']) => ExactTotal;
  /** If omitted, the list does not announce new leads. */
  useCounts?: (
    list: List,
    query: { data: LoadedPages<Lead> | undefined; isPlaceholderData: boolean },
  ) => LeadCounts;
  Filters: ComponentType<{ list: List; counts: InboxCounts | undefined }>;
  columns: ListColumns<Lead>;
  /** The heading of the actions column. */
  actionsHeader?: string;
  Empty: ComponentType<{ list: List }>;
  /** A card layout as an alternative to the table. */
  grid?: { Grid: ComponentType<LeadGridProps<Lead>>; skeleton: ReactNode };
  exportRows?: (filter: List['query'], options: CallOptions) => Promise<Response>;
  /**
   * For a list that is worked through: its rows keep their place until it is reloaded, and a lead leaves it as soon as
   * this returns false. The next page is loaded before the list is empty, and a deletion can be undone.
   */
  isStillIn?: (lead: Lead, list: List, ownId: string) => boolean;
  /** Shown below the leads. */
  foot?: ReactNode;
}

export const LOAD_FAILURE = { title: 'Error', text: 'Failed to load submissions. Please try again later.' };

const REFILL_BELOW = 10;

interface LeadsScreenProps<Lead extends LeadRow, List extends LeadListState> {
  config: LeadListConfig<Lead, List>;
}

/** Lists leads. The server searches, filters and sorts them. */
export function LeadsScreen<Lead extends LeadRow, List extends LeadListState>(
  props: LeadsScreenProps<Lead, List>,
) {
  return (
    <LeadActions>
      <Leads {...props} />
    </LeadActions>
  );
}

function Leads<Lead extends LeadRow, List extends LeadListState>({ config }: LeadsScreenProps<Lead, List>) {
  const { title, grid, exportRows, isStillIn, useCounts = useNoCounts } = config;
  const list = config.useList();
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const { removal, mark } = useLeadActions();
  const act = useLeadKeys();
  const bulk = useLeadBulk();
  const withChanges = useWithChanges();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...config.list(list.query),
    // On Back, cached data keeps every row in its place.
    ...(isStillIn && { staleTime: isReturn ? Number.POSITIVE_INFINITY : 0 }),
    select: (data) =>
      shown(data, (lead: Lead) => {
        const after = bulk.after(withChanges(lead));
        return after && (!isStillIn || isStillIn(after, list, ownId)) ? after : undefined;
      }),
  });
  const selection = useSelection(JSON.stringify(list.query));
  const selectable = can('leads:status') ? selection : undefined;
  const counts = useCounts(list, query);
  useReturnFocus(query.isSuccess);
  const pill = <NewerPill count={counts.newer} isBusy={counts.isFetching} onPress={counts.showNewer} />;
  const onKey = (lead: Lead, key: string) =>
    key === 'u' && can('leads:status') ? void mark(lead, !lead.isUnread) : act(lead, key);
  const isGrid = grid && list.layout === 'grid';

  return (
    <>
      <ListHeader
        title={title}
        subtitle={config.subtitle}
        tabTitle={counts.newer > 0 ? `(${counts.newer}) ${title}` : undefined}
        link={
          exportRows && (
            <ExportLink
              total={query.data?.pages[0]}
              fetchRows={(signal) => exportRows(list.query, { signal })}
            />
          )
        }
      >
        <config.Filters list={list} counts={counts.inbox} />
      </ListHeader>
      <QueryPanel
        query={query}
        what={config.what}
        label={config.region}
        failure={config.failure}
        skeleton={isGrid && grid.skeleton}
      >
        {(leads) => (
          <>
            {pill}
            {isGrid ? (
              <grid.Grid leads={leads} selection={selectable} onKey={onKey} />
            ) : (
              <DataTable
                label={config.label}
                rows={leads}
                columns={config.columns}
                onKey={onKey}
                nameOf={leadName}
                sort={list.sort}
                onSort={(sort) => list.change({ sort })}
                selection={leads.length > 0 ? selectable : undefined}
                actions={(lead) => (
                  <LeadRowMenu
                    lead={lead}
                    onDelete={isStillIn ? () => bulk.begin({ action: 'delete' }, [lead]) : removal.open}
                  />
                )}
                actionsHeader={config.actionsHeader}
              />
            )}
            {leads.length > 0 || query.hasNextPage ? (
              <LoadMore
                query={query}
                total={counts.total}
                exactTotal={config.exactTotal(list.query)}
                refillBelow={isStillIn && REFILL_BELOW}
              />
            ) : (
              <config.Empty list={list} />
            )}
            <LeadBulkBar rows={leads} query={query} selection={selection} onAct={bulk.begin} />
            {leads.length > 0 && config.foot}
          </>
        )}
      </QueryPanel>
    </>
  );
}

const useNoCounts = (): LeadCounts => ({ newer: 0, isFetching: false, showNewer: () => {} });

/** Returns the loaded pages with each lead as `show` returns it, without those for which it returns undefined. */
function shown<Lead, Data extends LoadedPages<Lead>>(
  data: Data,
  show: (lead: Lead) => Lead | undefined,
): Data {
  let gone = 0;
  const pages = data.pages.map((page) => {
    const items = page.items.flatMap((lead) => show(lead) ?? []);
    gone += page.items.length - items.length;
    return { ...page, items };
  });
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}
