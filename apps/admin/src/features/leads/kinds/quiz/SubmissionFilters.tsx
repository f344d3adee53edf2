import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SUBMISSION_SORTS, SUBMISSION_STATUSES } from '@upcurve/contracts/leads/lead-words';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { useState } from 'react';
import { choicesOf, filterBy, filterIfSet } from '../../../../kit/filters/choices-of.ts';
import { FIRST_AND_LAST_DAY } from '../../../../kit/filters/DateFilter.tsx';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { AGENCY_PLACE } from '../../../../kit/time/zone.ts';
import { useAssigneeFilter } from '../../assignee/assignees.ts';
import { OUTCOME_FILTER } from '../../desk/desk-words.ts';

import { sourcesQuery, type useSubmissionList } from './quiz-kind.ts';

const all = (label: string) => ({ value: '', label });
const ELIGIBLE = [
  all('Eligible or not'),
  { value: 'true', label: 'Eligible' },
  { value: 'false', label: 'Not eligible' },
];
const TIER = [all('All tiers'), ...TIERS.map(({ name }) => ({ value: name, label: name }))];

const CHOICES = [
  filterBy('status', 'Status', 'All Statuses', SUBMISSION_STATUSES),
  OUTCOME_FILTER,
  { kind: 'choice', name: 'eligible', label: 'Eligible', options: ELIGIBLE },
  { kind: 'choice', name: 'tier', label: 'Tier', options: TIER },
] as const;

const DAYS = [
  { kind: 'period', name: 'period', label: 'Period', from: 'from', to: 'to' },
  ...FIRST_AND_LAST_DAY,
] as const;

const SORT = {
  kind: 'choice',
  name: 'sort',
  label: 'Sort by',
  options: choicesOf(SUBMISSION_SORTS),
  otherwise: '-completedAt',
} as const;

const VIEWS = [
  { view: 'list', label: 'List view', Icon: IconList },
  { view: 'grid', label: 'Grid view', Icon: IconLayoutGrid },
] as const;

export function SubmissionFilters({ list }: { list: ReturnType<typeof useSubmissionList> }) {
  const [isSourceOpen, setSourceOpen] = useState(false);
  const { data: sources = [] } = useQuery({ ...sourcesQuery, enabled: isSourceOpen });
  const known = [...new Set([...sources, list.filter.source ?? ''])].filter(Boolean);
  const source = {
    kind: 'choice',
    name: 'source',
    label: 'Source',
    options: [all('All sources'), ...known.map((value) => ({ value, label: value }))],
    onOpen: () => setSourceOpen(true),
  } as const;
  const { medium, campaign, zone } = list.filter;
  const linked = [
    ...filterIfSet('medium', 'Medium', 'All mediums', medium),
    ...filterIfSet('campaign', 'Campaign', 'All campaigns', campaign),
    ...filterIfSet('zone', 'Days', 'Days in my time zone', zone, `Days in ${AGENCY_PLACE}`),
  ];
  const assignee = useAssigneeFilter(list.filter.assignee);
  // Table headings can sort, so the sort select is only needed if there are none.
  const hasHeadings = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const isSorted = hasHeadings && list.layout === 'list';
  return (
    <FilterBar
      list={list}
      search={{
        label: 'Search submissions',
        placeholder: 'Search submissions...',
        maxLength: SEARCH_MAX,
      }}
      fields={[...CHOICES, source, ...linked, assignee, ...DAYS, ...(isSorted ? [] : [SORT])]}
    >
      <ActionIcon.Group aria-label="View">
        {VIEWS.map(({ view, label, Icon }) => (
          <ActionIcon
            key={view}
            size={36}
            variant={list.layout === view ? 'light' : 'default'}
            aria-label={label}
            aria-pressed={list.layout === view}
            onClick={() => list.change({ view })}
          >
            <Icon size={18} stroke={1.6} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
    </FilterBar>
  );
}
