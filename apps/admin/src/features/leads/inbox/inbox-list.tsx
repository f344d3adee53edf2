import { Text, UnstyledButton } from '@mantine/core';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxCounts, InboxLead, InboxView } from '@upcurve/contracts/leads/inbox';
import { COUNTED_AS, INBOX_COUNT_MAX, INBOX_SORTS, INBOX_VIEWS } from '@upcurve/contracts/leads/inbox-views';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { Link } from 'react-router';
import { choicesOf, filterBy } from '../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { formatTotal } from '../../../kit/list/format-count.ts';
import type { LoadedPages } from '../../../kit/list/list-queries.ts';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { formatAge, formatDay } from '../../../kit/time/format-date.ts';
import { paths } from '../../../paths.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { OUTCOME_FILTER } from '../desk/desk-words.ts';
import { ScoreMark } from '../kinds/quiz/ScoreMark.tsx';
import { formTypeName } from '../lead-name.ts';
import { heldLeadsQuery } from '../lead-queries.ts';
import { LeadCell } from '../list/LeadCell.tsx';
import { LeadsScreen } from '../list/LeadsScreen.tsx';
import type { LeadListConfig } from '../list/lead-list-config.ts';
import { isDue, isNew } from '../list/next-step.ts';
import { NextStep } from '../NextStep.tsx';
import { StageMenu } from '../status/StageMenu.tsx';
import { EmptyInbox } from './EmptyInbox.tsx';
import classes from './inbox.module.css';
import {
  FIRST_SORT,
  FIRST_VIEW,
  type InboxPage,
  inboxQueries,
  KIND_LABELS,
  useInboxList,
} from './inbox-queries.ts';

const column = columnsOf<InboxLead>();

/** Returns the form through which the lead was sent. */
const typeOf = (lead: InboxLead) => (lead.kind === 'eligibility' ? 'Quiz' : formTypeName(lead));

function Score({ lead: { score, tier, isEligible, isScored } }: { lead: InboxLead }) {
  if (score === null || tier === null || isScored === null) return null;
  return <ScoreMark submission={{ score, tier, isEligible: isEligible ?? false, isScored }} />;
}

/** The columns of the inbox. On small screens the first column shows the content of hidden columns. */
const COLUMNS = column.columns([
  column.display({
    id: 'name',
    header: 'Lead',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        business={[typeOf(original), original.company].filter(Boolean).join(' · ')}
        onPhone={
          <>
            {original.score !== null && (
              <>
                <Score lead={original} /> ·{' '}
              </>
            )}
            {formatAge(original.createdAt)}
          </>
        }
      />
    ),
  }),
  column.accessor('score', {
    header: 'Score',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <Score lead={original} />,
    meta: { width: '9rem', visibleFrom: 'md' },
  }),
  column.accessor('createdAt', {
    header: 'Age',
    cell: ({ row: { original } }) => (
      <Text size="sm" c="dimmed">
        {formatAge(original.createdAt)}
      </Text>
    ),
    meta: { width: '4.5rem', visibleFrom: 'sm' },
  }),
  column.display({
    id: 'assignee',
    header: 'Assignee',
    cell: ({ row: { original } }) => <AssigneeMenu lead={original} isInRow />,
    meta: { width: '9rem', visibleFrom: 'md' },
  }),
  column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <StageMenu lead={original} />,
    meta: { width: 'var(--status-width, 7.25rem)' },
  }),
]);

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

/** Names the leads that a figure of the analytics counts, such as 'Won, 1 Nov 2026 to 30 Nov 2026, google'. */
function describeCounted({ filter }: ReturnType<typeof useInboxList>): string | undefined {
  const { countedAs, countedFrom, countedTo, source, medium, campaign } = filter;
  if (!countedAs) return undefined;
  const days = `${formatDay(countedFrom)} to ${formatDay(countedTo)}`;
  return [COUNTED_AS[countedAs], days, source, medium, campaign].filter(Boolean).join(', ');
}

const inboxList: LeadListConfig<InboxLead, ReturnType<typeof useInboxList>> = {
  title: 'Inbox',
  describe: describeCounted,
  label: 'Leads',
  region: 'Leads',
  what: 'leads',
  isMixed: true,
  useList: useInboxList,
  list: inboxQueries.list,
  useCounts: useInboxCounts,
  Filters: ({ list, counts }) => (
    <>
      {!list.filter.countedAs && <InboxViews list={list} counts={counts} />}
      <FilterBar
        list={list}
        search={{ label: 'Search the inbox', placeholder: 'Search leads...', maxLength: SEARCH_MAX }}
        fields={FIELDS}
      />
    </>
  ),
  columns: COLUMNS,
  Empty: EmptyInbox,
  isStillIn: (lead, { view }, ownId) => isStillIn(view, lead, ownId),
  head: <NextStep />,
};

export const InboxScreen = () => <LeadsScreen config={inboxList} />;

interface InboxPages {
  data: LoadedPages<unknown> | undefined;
  isPlaceholderData: boolean;
}

/**
 * Polls the count of each view and the number of leads that arrived since the list was loaded, while the page is
 * visible. The list itself does not change until `showNewer` is called.
 */
function useInboxCounts(
  list: ReturnType<typeof useInboxList>,
  { data: pages, isPlaceholderData: isOld }: InboxPages,
) {
  const client = useQueryClient();
  const first = isOld ? undefined : (pages?.pages[0] as InboxPage | undefined);
  const { data, isPlaceholderData } = useQuery({
    ...inboxQueries.count(first?.newestAt),
    enabled: first !== undefined,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Updates as soon as the tab becomes active.
    refetchOnWindowFocus: true,
    // Failed requests are not retried, because the next poll follows soon.
    retry: false,
    placeholderData: (before) => before,
  });
  const { data: total } = useQuery({ ...inboxQueries.total(list.query), enabled: pages !== undefined });
  return {
    inbox: data,
    total,
    newer: isPlaceholderData || !first ? 0 : (data?.arrived ?? 0),
    isFetching: useIsFetching({ queryKey: inboxQueries.lists }) > 0,
    /** Resets a view or search that may exclude the new leads. */
    showNewer() {
      const holdsThem = !list.isFiltered && ['todo', 'new', 'all'].includes(list.view);
      if (!holdsThem) list.change({ view: null, search: null, kind: null, outcome: null });
      void client.invalidateQueries({ queryKey: inboxQueries.all });
    },
  };
}

interface InboxViewsProps {
  list: ReturnType<typeof useInboxList>;
  counts: InboxCounts | undefined;
}

const formatViewCount = (count: number) => (count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : count);

/** The views that appear only while they hold leads. */
const OCCASIONAL: readonly InboxView[] = ['meeting'];

function InboxViews({ list, counts }: InboxViewsProps) {
  const { kind } = list.filter;
  const held = kind ? counts?.kinds[kind] : counts?.views;
  const isShown = (view: InboxView) => !OCCASIONAL.includes(view) || list.view === view || !!held?.[view];
  return (
    <fieldset aria-label="Views" className={classes.views}>
      {choicesOf(INBOX_VIEWS)
        .filter(({ value }) => isShown(value))
        .map(({ value, label }) => (
          <UnstyledButton
            key={value}
            className={classes.view}
            aria-pressed={list.view === value}
            onClick={() => list.change({ view: value === FIRST_VIEW ? null : value })}
          >
            {label} {held && <span>{formatViewCount(held[value])}</span>}
          </UnstyledButton>
        ))}
      <QuarantineLink />
    </fieldset>
  );
}

/** Held spam has a screen of its own, which works like a view. */
function QuarantineLink() {
  const { data } = useQuery(heldLeadsQuery);
  return (
    <Link to={paths.quarantine()} className={classes.view}>
      Quarantine {data && <span>{formatTotal(data)}</span>}
    </Link>
  );
}

/** Checks whether a changed lead still belongs to the view. */
function isStillIn(view: InboxView, lead: InboxLead, ownId: string): boolean {
  // No change to the fields of a lead removes it from these views.
  if (view === 'all' || view === 'meeting') return true;
  if (view === 'due') return isDue(lead);
  if (lead.outcome !== 'open') return false;
  if (view === 'mine') return lead.assigneeId === ownId;
  return isNew(lead) || (view === 'todo' && isDue(lead));
}
