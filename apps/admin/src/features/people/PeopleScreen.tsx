import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PersonRow } from '@upcurve/contracts/leads/people';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { formatCount } from '../../kit/list/format-count.ts';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useReturnFocus } from '../../kit/list/row-opener.ts';
import { SEARCH, useListParams } from '../../kit/list/use-list-params.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatAge } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { leadName } from '../leads/lead-name.ts';
import { LeadCell } from '../leads/list/LeadCell.tsx';
import { StageBadge } from '../leads/status/StageMenu.tsx';
import { peopleQueries } from './people-queries.ts';

const column = columnsOf<PersonRow>();

/** The columns of the list. On small screens the first column shows the content of hidden columns. */
const COLUMNS = column.columns([
  column.display({
    id: 'name',
    header: 'Person',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        to={paths.person(original.personId)}
        business={original.company ?? original.email}
        onPhone={formatCount(original.leadCount, 'lead')}
      />
    ),
  }),
  column.display({
    id: 'leads',
    header: 'Leads',
    cell: ({ row: { original } }) => original.leadCount,
    meta: { width: '5rem', visibleFrom: 'sm' },
  }),
  column.display({
    id: 'age',
    header: 'Last wrote',
    cell: ({ row: { original } }) => (
      <Text size="sm" c="dimmed">
        {formatAge(original.lastWroteAt)}
      </Text>
    ),
    meta: { width: '6.5rem', visibleFrom: 'md' },
  }),
  column.display({
    id: 'stage',
    header: 'Status',
    cell: ({ row: { original } }) => <StageBadge lead={original} />,
    meta: { width: 'var(--status-width, 7.25rem)' },
  }),
]);

export function PeopleScreen() {
  const list = useListParams('people', { filter: { search: SEARCH }, look: {} });
  const query = useInfiniteQuery(peopleQueries.list(list.filter));
  useReturnFocus(query.isSuccess);
  return (
    <>
      <ListHeader title="People" takesFocus>
        <FilterBar
          list={list}
          search={{ label: 'Search people', placeholder: 'Search people...', maxLength: SEARCH_MAX }}
          fields={[]}
        />
      </ListHeader>
      <QueryPanel
        query={query}
        what="people"
        label="Results"
        empty={
          <NothingFound list={list} title={list.isFiltered ? 'Nobody found' : 'Nobody yet'}>
            {list.isFiltered
              ? 'No person’s leads match your search.'
              : 'Everyone who completes the quiz or sends a form appears here.'}
          </NothingFound>
        }
      >
        {(people) => (
          <>
            <DataTable label="People" rows={people} columns={COLUMNS} nameOf={leadName} />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </>
  );
}
