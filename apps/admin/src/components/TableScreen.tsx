import { Button } from '@mantine/core';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { DataTable } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListHeader } from './ListHeader.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { Pages } from './list-page.ts';
import { NothingFound } from './NothingFound.tsx';
import { useReturnFocus } from './opened-row.ts';
import { QueryPanel } from './QueryPanel.tsx';

type Table<Row extends { id: string }, Sort extends string> = ComponentProps<typeof DataTable<Row, Sort>>;

interface TableScreenProps<Row extends { id: string }, Sort extends string>
  extends Pick<Table<Row, Sort>, 'columns' | 'actions'> {
  title: string;
  subtitle: string;
  titleRef?: Ref<HTMLHeadingElement>;
  list: ComponentProps<typeof FilterBar>['list'];
  query: ComponentProps<typeof QueryPanel<Pages<Row>>>['query'] & ComponentProps<typeof LoadMore>['query'];
  fields: ComponentProps<typeof FilterBar>['fields'];
  sort: Sort;
  /** Where what the list finds is downloaded. */
  exportAt: string;
  /** Stands between the filters and the rows, such as the form that adds one. */
  children?: ReactNode;
}

/** The ordinary list, whole: searched, filtered, sorted by its headings, loaded page by page. Another is put together of the same parts. */
export function TableScreen<Row extends { id: string }, Sort extends string>(
  props: TableScreenProps<Row, Sort>,
) {
  const { title, subtitle, titleRef, list, query, fields, exportAt, children, ...table } = props;
  const what = title.toLowerCase();
  useReturnFocus(query.data !== undefined);
  return (
    <>
      <ListHeader title={title} subtitle={subtitle} titleRef={titleRef}>
        <FilterBar
          list={list}
          search={{ label: `Search ${what}`, placeholder: `Search ${what}...`, maxLength: SEARCH_MAX }}
          fields={fields}
        >
          <Button component="a" variant="default" download href={exportAt}>
            Export
          </Button>
        </FilterBar>
      </ListHeader>
      {children}
      <QueryPanel
        query={query}
        what={what}
        label="Results"
        empty={
          <NothingFound list={list} title={`No ${what}`}>
            {list.isFiltered ? `There are no ${what} that match.` : `There are no ${what} yet.`}
          </NothingFound>
        }
      >
        {(rows) => (
          <>
            <DataTable
              {...table}
              label={title}
              // Nothing here is selected, so nothing asks for a row's name.
              nameOf={({ id }) => id}
              rows={rows as Row[]}
              onSort={(sort) => list.change({ sort })}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </>
  );
}
