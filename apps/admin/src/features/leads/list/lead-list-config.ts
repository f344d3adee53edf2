import type { InboxCounts } from '@upcurve/contracts/leads/inbox';
import type { PageOf, Total } from '@upcurve/contracts/shared/paging';
import type { ComponentType, ReactNode } from 'react';
import type { LoadedPages, PagedQuery } from '../../../kit/list/list-queries.ts';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import type { ListColumns } from '../../../kit/table/use-list-table.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';

/** The filter, sort order and layout of a list, which are stored in its URL. */
export interface LeadListState {
  query: object;
  isFiltered: boolean;
  sort: string;
  layout?: 'list' | 'grid';
  change: (values: { sort?: string | null }) => void;
}

/** What a list knows about leads that it has not loaded. */
export interface LeadCounts {
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
  /** Names the leads that a figure counts, beside their number. */
  describe?: (list: List) => string | undefined;
  /** The accessible names of the table and of its panel, and what the leads are called in error messages. */
  label: string;
  region: string;
  /** Whether it holds leads of both kinds. They share a scale, and their number keys set its stages. */
  isMixed?: boolean;
  what: string;
  failure?: { title: string; text: string };
  useList: () => List;
  list: (filter: List['query']) => PagedQuery<PageOf<Lead>>;
  /** If omitted, the list does not announce new leads. */
  useCounts?: (
    list: List,
    query: { data: LoadedPages<Lead> | undefined; isPlaceholderData: boolean },
  ) => LeadCounts;
  Filters: ComponentType<{ list: List; counts: InboxCounts | undefined }>;
  columns: ListColumns<Lead>;
  actionsHeader?: string;
  Empty: ComponentType<{ list: List }>;
  /** A card layout as an alternative to the table. */
  grid?: { Grid: ComponentType<LeadGridProps<Lead>>; skeleton: ReactNode };
  exportAddress?: (filter: List['query']) => string;
  /**
   * For a list that is worked through: its rows keep their place until it is reloaded, and a lead leaves it as soon as
   * this returns false. The next page is loaded before the list is empty, and a deletion can be undone.
   */
  isStillIn?: (lead: Lead, list: List, ownId: string) => boolean;
  /** Shown above the leads. */
  head?: ReactNode;
}

export const LOAD_FAILURE = { title: 'Error', text: 'Failed to load submissions. Please try again later.' };
