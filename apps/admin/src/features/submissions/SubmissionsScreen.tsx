import { Alert, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { LeadDialogsProvider } from './LeadDialogsProvider.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useReturnFocus } from './return-focus.ts';
import { SubmissionGrid } from './SubmissionGrid.tsx';
import classes from './SubmissionsScreen.module.css';
import { SubmissionTable } from './SubmissionTable.tsx';
import { submissionQueries } from './submission-queries.ts';
import { useListFilter } from './use-list-filter.ts';

/** Every submission that passed the form's guards: searched, filtered and sorted in the database. */
export function SubmissionsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useListFilter();
  const query = useInfiniteQuery(submissionQueries.list(list.filter));
  const { data, error, isPending, isFetchingNextPage, isPlaceholderData } = query;
  const submissions = data?.pages.flatMap((page) => page.items) ?? [];
  useReturnFocus(submissions.length > 0);

  return (
    <LeadDialogsProvider onDeleted={() => title.current?.focus()}>
      <header className={classes.header}>
        <div>
          <ScreenTitle ref={title}>Eligibility Submissions</ScreenTitle>
          <Text c="dimmed">Manage and track eligibility assessment submissions</Text>
        </div>
        <Button component={Link} to={paths.quarantine()} variant="default" size="xs">
          Quarantine
        </Button>
      </header>
      <ListFilters list={list} />
      <section className={classes.list} aria-label="Results" aria-busy={query.isFetching}>
        {content()}
      </section>
    </LeadDialogsProvider>
  );

  function content() {
    if (isPending) return <ListSkeleton view={list.view} />;
    if (!data) {
      return (
        <MessagePanel
          role="alert"
          title="The submissions could not be loaded"
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {error.message}
        </MessagePanel>
      );
    }
    if (submissions.length === 0) {
      return (
        <MessagePanel
          role="status"
          title="No Submissions Found"
          action={
            list.isFiltered && (
              <Button variant="default" onClick={list.reset}>
                Clear all filters
              </Button>
            )
          }
        >
          There are no eligibility submissions matching your search criteria.
        </MessagePanel>
      );
    }
    return (
      <div className={classes.results} data-stale={isPlaceholderData || undefined}>
        {error && (
          <Alert color="red" role="alert">
            What you see may be out of date. {error.message}
          </Alert>
        )}
        {list.view === 'list' ? (
          <div className={classes.paper}>
            <SubmissionTable
              submissions={submissions}
              sort={list.filter.sort}
              onSort={(sort) => list.change({ sort })}
            />
          </div>
        ) : (
          <SubmissionGrid submissions={submissions} />
        )}
        <Group justify="space-between" mt="md">
          <Text size="sm" c="dimmed" role="status">
            {countText(submissions.length, data.pages.at(-1))}
          </Text>
          {query.hasNextPage && (
            <Button variant="default" disabled={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {isFetchingNextPage ? 'Loading...' : 'Load more'}
            </Button>
          )}
        </Group>
      </div>
    );
  }
}

function countText(shown: number, page: { total: number; totalKind: 'exact' | 'estimate' } | undefined) {
  const total = Math.max(page?.total ?? 0, shown).toLocaleString('en-GB');
  return `Showing ${shown.toLocaleString('en-GB')} of ${page?.totalKind === 'estimate' ? 'about ' : ''}${total}`;
}
