import { Button, Group, Text } from '@mantine/core';
import { showingOf } from '../total-in-words.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { type Pages, shownOf } from './list-page.ts';

interface LoadMoreProps {
  query: {
    data: Pages<unknown> | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/** How many rows of a list are shown and how many there are, and the way to the next ones. */
export function LoadMore({ query }: LoadMoreProps) {
  const { data, hasNextPage, isFetchingNextPage } = query;
  useKeptFocus(isFetchingNextPage);
  if (!data) return null;
  return (
    <Group justify="space-between" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {showingOf(shownOf(data).length, data.pages.at(-1))}
      </Text>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Group>
  );
}
