import { SimpleGrid, Skeleton } from '@mantine/core';
import { type QueryKey, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api.ts';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { flattenPages, type LoadedPages } from '../../../../kit/list/list-queries.ts';
import { NEWER_EVERY } from '../../../../kit/list/NewerPill.tsx';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { FirstSteps } from '../../FirstSteps.tsx';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { newestSubmission, type QuizLead, quizKind, useSubmissionList } from './quiz-kind.ts';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionGrid } from './SubmissionGrid.tsx';
import { submissionColumns } from './submission-columns.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

function CardSkeletons() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} aria-hidden>
      {CARDS.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </SimpleGrid>
  );
}

const { queries } = quizKind;
const NEWER = {
  queries,
  newestFirst: '-completedAt',
  sentAt: ({ completedAt }: { completedAt: string }) => completedAt,
  newestSince: newestSubmission,
};

const quizList: LeadListConfig<QuizLead, ReturnType<typeof useSubmissionList>> = {
  title: 'Eligibility Submissions',
  subtitle: 'Manage and track eligibility assessment submissions',
  label: 'Eligibility submissions',
  region: 'Results',
  what: 'submissions',
  failure: LOAD_FAILURE,
  useList: useSubmissionList,
  list: queries.list,
  exactTotal: queries.exactTotal,
  useCounts: (list, query) => useNewerLeads(NEWER, list, query),
  Filters: SubmissionFilters,
  columns: submissionColumns,
  exportRows: (filter, options) =>
    api.submissions.exportSubmissions({ query: daysToInstants(filter) }, options),
  Empty: ({ list }) => (
    <NothingFound list={list} title="No Submissions Found">
      <p>There are no eligibility submissions matching your search criteria.</p>
      {!list.isFiltered && (
        <>
          Nobody has completed the quiz yet. In the meantime:
          <FirstSteps isCentred />
        </>
      )}
    </NothingFound>
  ),
  grid: { Grid: SubmissionGrid, skeleton: <CardSkeletons /> },
};

export const SubmissionsScreen = () => <LeadsScreen config={quizList} />;

interface NewerOptions<Lead, Filter> {
  queries: { all: QueryKey; lists: QueryKey };
  newestFirst: string;
  sentAt: (lead: Lead) => string;
  newestSince: (
    filter: Filter,
    since: string | undefined,
    options: { signal: AbortSignal },
  ) => Promise<{ items: Lead[]; total: number }>;
}

/**
 * Polls the number of leads that arrived since the list was loaded, while the page is visible. The list itself does not
 * change until `showNewer` is called.
 */
function useNewerLeads<Lead, Filter>(
  { queries, newestFirst, sentAt, newestSince }: NewerOptions<Lead, Filter>,
  { query: filter, sort }: { query: Filter; sort: string },
  list: { data: LoadedPages<Lead> | undefined; isPlaceholderData: boolean },
) {
  const client = useQueryClient();
  const isNewestFirst = sort === newestFirst;
  const justAfter = (leads: readonly Lead[]) => {
    const newest = leads.map((lead) => Date.parse(sentAt(lead))).find((at) => !Number.isNaN(at)) ?? 0;
    return new Date(newest + 1).toISOString();
  };
  // In other sort orders the first row is not the newest lead, so this query asks the server for it. Its key starts
  // with the key of the lists, so both are refetched together.
  const mark = useQuery({
    queryKey: [...queries.lists, 'newest', filter],
    queryFn: async ({ signal }) => justAfter((await newestSince(filter, undefined, { signal })).items),
    enabled: !isNewestFirst,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = list.data && !list.isPlaceholderData ? justAfter(flattenPages(list.data)) : undefined;
  const since = isNewestFirst ? first : mark.data;
  const newer = useQuery({
    queryKey: [...queries.all, 'newer', filter, since],
    queryFn: async ({ signal }) => (await newestSince(filter, since, { signal })).total,
    enabled: since !== undefined,
    initialData: 0,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Failed requests are not retried, because the next poll follows soon.
    retry: false,
  });
  return {
    newer: newer.data,
    isFetching: useIsFetching({ queryKey: queries.lists }) > 0,
    showNewer: () => void client.invalidateQueries({ queryKey: queries.lists }),
  };
}
