import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { showingOf } from '../total-in-words.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { type Pages, shownOf } from './list-page.ts';

interface LoadMoreProps {
  query: {
    data: Pages<unknown> | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetching: boolean;
    fetchNextPage: () => unknown;
  };
}

/**
 * How many rows of a list are shown and how many there are, and the way to the next ones; goes it by itself where none
 * of those that were loaded is left, as after a deletion.
 */
export function LoadMore({ query }: LoadMoreProps) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const shown = data ? shownOf(data).length : 0;
  const isRunDry = shown === 0 && hasNextPage && !isFetching;
  useKeptFocus(isFetchingNextPage);
  useEffect(() => {
    if (isRunDry) fetchNextPage();
  }, [isRunDry, fetchNextPage]);
  if (!data) return null;
  return (
    <Group justify="space-between" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {showingOf(shown, data.pages.at(-1))}
      </Text>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Group>
  );
}
