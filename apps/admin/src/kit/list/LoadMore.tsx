import { Button, Group, Text } from '@mantine/core';
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
}

/**
 * Shows the number of loaded rows and of all rows, with a button to load the next page. Loads the next page
 * automatically if no rows are left, such as after a deletion.
 */
export function LoadMore({ query }: LoadMoreProps) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const shown = data ? flattenPages(data).length : 0;
  const isRunDry = shown === 0 && hasNextPage && !isFetching;
  useRestoredFocus(isFetchingNextPage);
  useEffect(() => {
    if (isRunDry) fetchNextPage();
  }, [isRunDry, fetchNextPage]);
  if (!data) return null;
  return (
    <Group data-no-toasts justify="space-between" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {formatShown(shown, data.pages.at(-1))}
      </Text>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Group>
  );
}
