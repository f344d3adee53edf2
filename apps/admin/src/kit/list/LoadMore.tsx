import { Button, Group, Text } from '@mantine/core';
import type { Total } from '@upcurve/contracts/shared/paging';
import { useEffect } from 'react';
import { useRestoredFocus } from '../focus/keep-focus.ts';
import { formatShown } from './format-count.ts';
import { flattenPages, type LoadedPages } from './list-queries.ts';

interface LoadMoreProps {
  query: {
    data: LoadedPages<unknown> | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetching: boolean;
    fetchNextPage: () => unknown;
  };
  /** The number of all rows, if it changes after the pages were loaded. */
  total?: Total | undefined;
  /** Loads the next page automatically if fewer rows than this are left. */
  refillBelow?: number;
}

/**
 * Shows the number of loaded rows and of all rows, with a button to load the next page. Loads the next page
 * automatically if few rows are left, such as after deletions.
 */
export function LoadMore({ query, total, refillBelow = 1 }: LoadMoreProps) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const shown = data ? flattenPages(data).length : 0;
  const isShort = shown < refillBelow && hasNextPage && !isFetching;
  useRestoredFocus(isFetchingNextPage);
  useEffect(() => {
    if (isShort) fetchNextPage();
  }, [isShort, fetchNextPage]);
  if (!data) return null;

  return (
    <Group data-no-toasts justify="space-between" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {formatShown(shown, total ?? data.pages.at(-1))}
      </Text>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Group>
  );
}
