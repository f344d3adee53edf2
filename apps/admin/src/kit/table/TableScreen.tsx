import { Button } from '@mantine/core';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { QueryPanel } from '../feedback/QueryPanel.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { ListHeader } from '../filters/ListHeader.tsx';
import { NothingFound } from '../filters/NothingFound.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import type { LoadedPages } from '../list/list-queries.ts';
import { useReturnFocus } from '../list/opened-row.ts';
import { DataTable } from './DataTable.tsx';

type Table<Row extends { id: string }, Sort extends string> = ComponentProps<typeof DataTable<Row, Sort>>;

interface TableScreenProps<Row extends { id: string }, Sort extends string>
  extends Pick<Table<Row, Sort>, 'columns' | 'actions'> {
  title: string;
  subtitle: string;
  titleRef?: Ref<HTMLHeadingElement>;
  list: ComponentProps<typeof FilterBar>['list'];
  query: ComponentProps<typeof QueryPanel<LoadedPages<Row>>>['query'] &
    ComponentProps<typeof LoadMore>['query'];
  fields: ComponentProps<typeof FilterBar>['fields'];
  sort: Sort;
  /** Fetches the rows for the CSV export. */
  exportAt: string;
  /** Shown between the filters and the rows, such as a form that adds a row. */
  children?: ReactNode;
}

/** A complete list screen with search, filters, sorting and paging. Screens with other needs combine the same parts. */
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
            {list.isFiltered ? `No ${what} match your search and filters.` : `There are no ${what} yet.`}
          </NothingFound>
        }
      >
        {(rows) => (
          <>
            <DataTable
              {...table}
              label={title}
              // Names are used only for selection, which this screen does not have.
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
