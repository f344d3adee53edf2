import { ActionIcon, Select } from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { SEARCH_MAX, type SUBMISSION_SORTS, SUBMISSION_STATUSES } from '@upcurve/contracts/submission';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { DayInput } from '../../components/DayInput.tsx';
import classes from './ListFilters.module.css';
import type { useListFilter } from './use-list-filter.ts';

const STATUSES = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(SUBMISSION_STATUSES).map(([value, label]) => ({ value, label })),
];

const SORTS: { value: (typeof SUBMISSION_SORTS)[number]; label: string }[] = [
  { value: '-completedAt', label: 'Newest first' },
  { value: 'completedAt', label: 'Oldest first' },
  { value: 'name', label: 'Name A to Z' },
  { value: '-name', label: 'Name Z to A' },
  { value: '-score', label: 'Highest score' },
  { value: 'score', label: 'Lowest score' },
];

const VIEWS = [
  { view: 'list', label: 'List view', Icon: IconList },
  { view: 'grid', label: 'Grid view', Icon: IconLayoutGrid },
] as const;

/** Search, filters, order and view of the list. */
export function ListFilters({ list }: { list: ReturnType<typeof useListFilter> }) {
  const { filter, change } = list;
  return (
    <section className={classes.filters} aria-label="Search and filters">
      <SearchInput
        className={classes.search}
        label="Search submissions"
        placeholder="Search submissions..."
        icon={<IconSearch size={16} stroke={1.6} />}
        maxLength={SEARCH_MAX}
        value={filter.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <Select
        aria-label="Status"
        data={STATUSES}
        value={filter.status ?? ''}
        allowDeselect={false}
        onChange={(status) => change({ status: (status || null) as typeof filter.status })}
      />
      <DayInput
        label="From date"
        placeholder="From"
        value={filter.from}
        maxDate={filter.to}
        onChange={(from) => change({ from })}
      />
      <DayInput
        label="To date"
        placeholder="To"
        value={filter.to}
        minDate={filter.from}
        onChange={(to) => change({ to })}
      />
      <Select
        aria-label="Sort by"
        data={SORTS}
        value={filter.sort ?? '-completedAt'}
        allowDeselect={false}
        onChange={(sort) => change({ sort: sort as typeof filter.sort })}
      />
      <ActionIcon.Group aria-label="View">
        {VIEWS.map(({ view, label, Icon }) => (
          <ActionIcon
            key={view}
            size={36}
            variant={list.view === view ? 'light' : 'default'}
            aria-label={label}
            aria-pressed={list.view === view}
            onClick={() => change({ view })}
          >
            <Icon size={18} stroke={1.6} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
    </section>
  );
}
