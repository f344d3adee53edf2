import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { lazyDialog, useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { ExportLink } from '../../../kit/list/ExportLink.tsx';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { NewerPill } from '../../../kit/list/NewerPill.tsx';
import { useReturnFocus } from '../../../kit/list/opened-row.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import type { ListColumns } from '../../../kit/table/list-columns.ts';
import { type Selection, useSelection } from '../../../kit/table/SelectBox.tsx';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { useLeadBulk } from '../bulk/use-lead-bulk.ts';
import { LeadDialogs } from '../change/LeadDialogs.tsx';
import { type LeadChanges, useLeadChange } from '../change/use-lead-change.ts';
import type { LeadRow, LeadScreensConfig } from '../kinds/lead-kind-config.ts';
import { leadName } from '../lead-name.ts';
import { LeadStatusDialog } from '../status/LeadStatusDialog.tsx';
import { LeadRowActions } from './LeadRowActions.tsx';
import { useNewerLeads } from './use-newer-leads.ts';

const DeleteLeadDialog = lazyDialog(
  async () => (await import('../detail/DeleteLeadDialog.tsx')).DeleteLeadDialog,
);

const LOAD_FAILURE = { title: 'Error', text: 'Failed to load submissions. Please try again later.' };

/** The filter, sort order and view of a list, which are stored in its URL. */
interface LeadListState<Filter> {
  query: Filter;
  sort: string;
  view?: 'list' | 'grid';
  isFiltered: boolean;
  change: (values: { sort?: string | null }) => void;
  clear: () => void;
}

interface LeadGridProps<Lead extends LeadRow> {
  leads: Lead[];
  selection: Selection | undefined;
  changes: Pick<LeadChanges<Lead>, 'setStatus' | 'outcome'>;
  onKey: (lead: Lead, key: string) => void;
}

/** The parts of a list that differ between kinds of lead. */
export interface LeadListConfig<
  Lead extends LeadRow,
  Detail extends Lead,
  Filter,
  List extends LeadListState<Filter>,
> {
  kind: LeadScreensConfig<Lead, Detail, Filter>;
  title: string;
  subtitle: string;
  /** The accessible name of the table. */
  label: string;
  useList: () => List;
  Filters: ComponentType<{ list: List }>;
  columns: (changes: Pick<LeadChanges<Lead>, 'setStatus' | 'outcome'>) => ListColumns<Lead>;
  /** The heading of the actions column. */
  actionsHeader: string;
  /** The sort order that puts the newest lead first. */
  newestFirst: string;
  exportRows: (filter: Filter, options: CallOptions) => Promise<Response>;
  nothingFound: { title: string; text: (isFiltered: boolean) => ReactNode };
  /** A card view as an alternative to the table. */
  grid?: { Grid: ComponentType<LeadGridProps<Lead>>; skeleton: ReactNode };
  /**
   * Finds the newest lead that matches the filter, and counts the leads since then. If omitted, the list does not
   * announce new leads.
   */
  newestSince?: (filter: Filter, since: string | undefined, options: CallOptions) => Promise<PageOf<Lead>>;
}

/** Lists the leads of one kind. The server searches, filters and sorts them. */
export function LeadsScreen<
  Lead extends LeadRow,
  Detail extends Lead,
  Filter,
  List extends LeadListState<Filter>,
>({ config }: { config: LeadListConfig<Lead, Detail, Filter, List> }) {
  const { kind, title, Filters, grid } = config;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = config.useList();
  const { can } = useAuth();
  const bulk = useLeadBulk({
    statuses: kind.statuses,
    kindOf: () => kind.name,
    send: kind.bulk,
    changes: kind.queries.all,
  });
  const query = useInfiniteQuery({ ...kind.queries.list(list.query), select: bulk.applyActions });
  const selection = useSelection(JSON.stringify(list.query));
  const selectable = can('leads:status') ? selection : undefined;
  const status = useDialog<Lead>(heading);
  const removal = useDialog<Lead>(heading);
  const changes = useLeadChange(kind, heading);
  const { setStatus, onKey } = changes;
  const latest = useRef(changes);
  latest.current = changes;
  // The columns stay the same, so that open menus and focused cells do.
  const columns = useMemo(() => config.columns(latestOf(latest)), [config]);
  const newer = useNewerLeads(config, list, query);
  useReturnFocus(query.isSuccess);
  const pill = config.newestSince && (
    <NewerPill count={newer.count} isBusy={newer.isFetching} onPress={newer.showNewer} />
  );
  const isGrid = grid && list.view === 'grid';

  return (
    <>
      <ListHeader
        title={title}
        subtitle={config.subtitle}
        titleRef={heading}
        tabTitle={newer.count > 0 ? `(${newer.count}) ${title}` : undefined}
        link={
          <ExportLink
            total={query.data?.pages[0]}
            fetchRows={(signal) => config.exportRows(list.query, { signal })}
          />
        }
      >
        <Filters list={list} />
      </ListHeader>
      <QueryPanel
        query={query}
        what="submissions"
        label="Results"
        failure={LOAD_FAILURE}
        skeleton={isGrid && grid.skeleton}
      >
        {(leads) => (
          <>
            {pill}
            {isGrid ? (
              <Suspense fallback={grid.skeleton}>
                <grid.Grid leads={leads} selection={selectable} changes={changes} onKey={onKey} />
              </Suspense>
            ) : (
              <DataTable
                label={config.label}
                rows={leads}
                columns={columns}
                onKey={onKey}
                nameOf={leadName}
                sort={list.sort}
                onSort={(sort) => list.change({ sort })}
                selection={leads.length > 0 ? selectable : undefined}
                actions={(lead) => (
                  <LeadRowActions
                    kind={kind.name}
                    {...{ lead, status, removal }}
                    calling={changes.calling}
                    mailing={changes.mailing}
                  />
                )}
                actionsHeader={config.actionsHeader}
              />
            )}
            {leads.length > 0 || query.hasNextPage ? (
              <LoadMore query={query} exactTotal={kind.exactTotal(list.query)} />
            ) : (
              <NothingFound list={list} title={config.nothingFound.title}>
                {config.nothingFound.text(list.isFiltered)}
              </NothingFound>
            )}
            <LeadBulkBar
              rows={leads}
              query={query}
              selection={selection}
              statusesOf={() => kind.statuses}
              begin={bulk.begin}
            />
          </>
        )}
      </QueryPanel>
      <LeadStatusDialog kind={kind} dialog={status} onChange={setStatus} />
      <LeadDialogs changes={changes} />
      <DeleteLeadDialog kind={kind} dialog={removal} />
    </>
  );
}

/** Returns functions that call the latest changes. */
const latestOf = <Lead extends LeadRow>(
  latest: RefObject<LeadChanges<Lead>>,
): Pick<LeadChanges<Lead>, 'setStatus' | 'outcome'> => ({
  setStatus: (...change) => latest.current.setStatus(...change),
  outcome: {
    end: (...ending) => latest.current.outcome.end(...ending),
    reopen: (lead) => latest.current.outcome.reopen(lead),
  },
});
