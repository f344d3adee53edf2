import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigationType } from 'react-router';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { ExportLink } from '../../../kit/list/ExportLink.tsx';
import { formatTotal } from '../../../kit/list/format-count.ts';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { mapRows } from '../../../kit/list/list-queries.ts';
import { NewerPill } from '../../../kit/list/NewerPill.tsx';
import { useReturnFocus } from '../../../kit/list/row-opener.ts';
import { useSelection } from '../../../kit/table/SelectBox.tsx';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { useWithChanges } from '../change/change-lead.ts';
import { LeadActions } from '../change/LeadActions.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LeadRows } from './LeadRows.tsx';
import type { LeadCounts, LeadListConfig, LeadListState } from './lead-list-config.ts';

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
  const { title, grid, exportAddress, isStillIn, useCounts = useNoCounts } = config;
  const list = config.useList();
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const { bulk } = useLeadActions();
  const withChanges = useWithChanges();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...config.list(list.query),
    // On Back, cached data keeps every row in its place.
    ...(isStillIn && { staleTime: isReturn ? Number.POSITIVE_INFINITY : 0 }),
    select: (data) =>
      mapRows(data, (lead: Lead) => {
        const after = withChanges(lead);
        return bulk.isRemoved(lead) || isStillIn?.(after, list, ownId) === false ? undefined : after;
      }),
  });
  const selection = useSelection(JSON.stringify(list.query));
  const selectable = can('leads:status') ? selection : undefined;
  const counts = useCounts(list, query);
  useReturnFocus(query.isSuccess, true);
  const total = counts.total ?? query.data?.pages.at(-1);
  const found = list.isFiltered && total && [`${formatTotal(total)} found`, config.describe?.(list)];

  return (
    <>
      <ListHeader
        title={title}
        subtitle={found ? found.filter(Boolean).join(': ') : config.subtitle}
        tabTitle={counts.newer > 0 ? `(${counts.newer}) ${title}` : undefined}
        link={exportAddress && <ExportLink href={exportAddress(list.query)} />}
      >
        <config.Filters list={list} counts={counts.inbox} />
      </ListHeader>
      <QueryPanel
        query={query}
        what={config.what}
        label={config.region}
        failure={config.failure}
        skeleton={list.layout === 'grid' && grid?.skeleton}
      >
        {(leads) => (
          <>
            <NewerPill count={counts.newer} isBusy={counts.isFetching} onPress={counts.showNewer} />
            {leads.length > 0 && config.head}
            <LeadRows {...{ config, list, leads, selection: selectable }} />
            {leads.length > 0 || query.hasNextPage ? (
              <LoadMore query={query} total={counts.total} refillBelow={isStillIn && REFILL_BELOW} />
            ) : (
              <config.Empty list={list} />
            )}
            <LeadBulkBar rows={leads} isMixed={config.isMixed} selection={selection} />
          </>
        )}
      </QueryPanel>
    </>
  );
}

const useNoCounts = (): LeadCounts => ({ newer: 0, isFetching: false, showNewer: () => {} });
