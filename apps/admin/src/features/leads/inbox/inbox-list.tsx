import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { INBOX_SORTS, REACHED } from '@upcurve/contracts/leads/inbox-views';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { choicesOf, filterBy, filterIfSet } from '../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { formatDay } from '../../../kit/time/format-date.ts';
import { FirstStepsPanel } from '../FirstSteps.tsx';
import { LeadsScreen } from '../list/LeadsScreen.tsx';
import type { LeadListConfig } from '../list/lead-list-config.ts';
import { OUTCOME_FILTER } from '../outcome/outcome-filter.ts';
import { EmptyInbox } from './EmptyInbox.tsx';
import { InboxViews } from './InboxViews.tsx';
import { inboxColumns } from './inbox-columns.tsx';
import { FIRST_SORT, inboxQueries, KIND_LABELS, useInboxList } from './inbox-queries.ts';
import { SavedViews } from './SavedViews.tsx';
import { isStillIn } from './still-in-view.ts';
import { useInboxCounts } from './use-inbox-counts.ts';

const FIELDS = [
  filterBy('kind', 'Kind', 'All leads', KIND_LABELS),
  OUTCOME_FILTER,
  // Like the headings of the table, which phones lack.
  {
    kind: 'choice',
    name: 'sort',
    label: 'Sort by',
    options: choicesOf(INBOX_SORTS),
    otherwise: FIRST_SORT,
  },
] as const;

/** The filters to the first leads of people whom the analytics count. */
const firstLeadFields = (filter: ReturnType<typeof useInboxList>['filter']) => {
  const { firstFrom = '', firstTo = '', source, medium, campaign, reached } = filter;
  return [
    ...filterIfSet('reached', 'Reached', 'Everybody', reached, reached && REACHED[reached]),
    ...filterIfSet('firstFrom', 'New people from', 'At any time', firstFrom, formatDay(firstFrom)),
    ...filterIfSet('firstTo', 'New people until', 'At any time', firstTo, formatDay(firstTo)),
    ...filterIfSet('source', 'Source', 'All sources', source),
    ...filterIfSet('medium', 'Medium', 'All mediums', medium),
    ...filterIfSet('campaign', 'Campaign', 'All campaigns', campaign),
  ];
};

/** The list of quiz and form leads together. */
const inboxList: LeadListConfig<InboxLead, ReturnType<typeof useInboxList>> = {
  title: 'Inbox',
  label: 'Leads',
  region: 'Leads',
  what: 'leads',
  isMixed: true,
  useList: useInboxList,
  list: inboxQueries.list,
  exactTotal: inboxQueries.exactTotal,
  useCounts: useInboxCounts,
  Filters: ({ list, counts }) => (
    <>
      <InboxViews list={list} counts={counts} />
      <FilterBar
        list={list}
        search={{ label: 'Search the inbox', placeholder: 'Search leads...', maxLength: SEARCH_MAX }}
        fields={[...FIELDS, ...firstLeadFields(list.filter)]}
      >
        <SavedViews list={list} />
      </FilterBar>
    </>
  ),
  columns: inboxColumns,
  Empty: EmptyInbox,
  isStillIn: (lead, { view }, ownId) => isStillIn(view, lead, ownId),
  foot: <FirstStepsPanel />,
};

export const InboxScreen = () => <LeadsScreen config={inboxList} />;
