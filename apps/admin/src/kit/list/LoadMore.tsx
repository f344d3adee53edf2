import { Button, Group, Text } from '@mantine/core';
import { type QueryFunction, type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import type { Total } from '@upcurve/contracts/shared/paging';
import { useEffect, useRef, useState } from 'react';
import { useRestoredFocus } from '../focus/keep-focus.ts';
import { formatShown } from './format-count.ts';
import { flattenPages, type LoadedPages } from './list-queries.ts';

/** Counts all rows of a list, however many there are. */
export interface ExactTotal {
  queryKey: QueryKey;
  queryFn: QueryFunction<Total>;
}

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
  /** Offered as “Count all” if the list stops counting. */
  exactTotal?: ExactTotal;
  /** Loads the next page automatically if fewer rows than this are left. */
  refillBelow?: number;
}

/**
 * Shows the number of loaded rows and of all rows, with a button to load the next page. Loads the next page
 * automatically if few rows are left, such as after deletions.
 */
export function LoadMore({ query, total, exactTotal, refillBelow = 1 }: LoadMoreProps) {
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const shown = data ? flattenPages(data).length : 0;
  const isShort = shown < refillBelow && hasNextPage && !isFetching;
  const text = useRef<HTMLParagraphElement>(null);
  const [isCountAsked, setCountAsked] = useState(false);
  const counted = total ?? data?.pages.at(-1);
  const isCapped = counted?.totalKind === 'at-least';
  const exact = useQuery({
    queryKey: exactTotal?.queryKey ?? ['no exact total'],
    queryFn: exactTotal?.queryFn ?? skipToken,
    enabled: isCountAsked && isCapped,
  });
  useRestoredFocus(isFetchingNextPage);
  useEffect(() => {
    if (isShort) fetchNextPage();
  }, [isShort, fetchNextPage]);
  if (!data) return null;

  function countAll() {
    // The button will be gone.
    text.current?.focus();
    if (isCountAsked) void exact.refetch();
    else setCountAsked(true);
  }
  return (
    <Group data-no-toasts justify="space-between" mt="sm">
      <Group gap="xs">
        <Text ref={text} tabIndex={-1} size="sm" c="dimmed" role="status">
          {formatShown(shown, (isCapped && exact.data) || counted)}
          {exact.isError && '. They could not be counted.'}
        </Text>
        {isCapped && exactTotal && !exact.data && (
          <Button variant="subtle" size="compact-sm" loading={exact.isFetching} onClick={countAll}>
            Count all
          </Button>
        )}
      </Group>
      {hasNextPage && (
        <Button variant="default" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Group>
  );
}
