import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatTotal } from '../../../kit/list/format-count.ts';
import { flattenPages, type LoadedPages } from '../../../kit/list/list-queries.ts';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { BULK_LASTING_MAX } from './use-lead-bulk.ts';

type ListPages = { data: LoadedPages<{ id: string }> | undefined; hasNextPage: boolean };

/** A list that is loaded page by page, as returned by `useInfiniteQuery`. */
export interface ListQuery extends ListPages {
  fetchNextPage: () => Promise<ListPages & { isError: boolean }>;
}

const loadedOf = ({ data }: ListPages) => (data ? flattenPages(data) : []);

interface SelectRestProps {
  query: ListQuery;
  selection: Selection;
  count: number;
}

/** Once all loaded leads are selected: a button that loads and selects the rest, up to the maximum of one action. */
export function SelectRest({ query, selection, count }: SelectRestProps) {
  const [isLoading, setLoading] = useState(false);
  // Clearing the selection removes the bar, and so this button.
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);

  async function select() {
    setLoading(true);
    let pages: ListPages & { isError?: boolean } = query;
    while (
      isWanted.current &&
      pages.hasNextPage &&
      !pages.isError &&
      loadedOf(pages).length < BULK_LASTING_MAX
    )
      pages = await query.fetchNextPage();
    if (!isWanted.current) return;
    const ids = loadedOf(pages).map(({ id }) => [id, true] as const);
    selection.set(Object.fromEntries(ids.slice(0, BULK_LASTING_MAX)));
    setLoading(false);
  }

  const loaded = loadedOf(query).length;
  const page = query.data?.pages.at(-1);
  if (!page || (!isLoading && (!query.hasNextPage || count < loaded || loaded >= BULK_LASTING_MAX)))
    return null;
  const isTooMany = page.total > BULK_LASTING_MAX || page.totalKind !== 'exact';
  const label = isTooMany
    ? `Select the first ${formatNumber(BULK_LASTING_MAX)}`
    : `Select all ${formatTotal(page)}`;
  return (
    <Button variant="subtle" size="xs" disabled={isLoading} onClick={select}>
      {isLoading ? `Loading ${formatNumber(loaded)}...` : label}
    </Button>
  );
}
