import { CONTACT_SORTS, CONTACT_STATUSES } from '@upcurve/contracts/leads/lead-words';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { choicesOf, filterBy, filterIfSet } from '../../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { AGENCY_PLACE } from '../../../../kit/time/zone.ts';
import { useAssigneeFilter } from '../../assignee/assignees.ts';
import { OUTCOME_FILTER } from '../../outcome/outcome-filter.ts';
import type { useContactList } from './contact-kind.ts';

const TYPES = [
  { value: '', label: 'All Types' },
  ...keysOf(FORM_TYPES).map((type) => ({ value: type, label: type })),
];

const SORTS = choicesOf(CONTACT_SORTS);
const CHOICES = [
  filterBy('status', 'Status', 'All Statuses', CONTACT_STATUSES),
  OUTCOME_FILTER,
  { kind: 'choice', name: 'formType', label: 'Type', options: TYPES },
] as const;

const OTHERS = [
  { kind: 'day', name: 'from', label: 'From date', placeholder: 'From', other: { name: 'to', is: 'max' } },
  { kind: 'day', name: 'to', label: 'To date', placeholder: 'To', other: { name: 'from', is: 'min' } },
  { kind: 'choice', name: 'sort', label: 'Sort by', options: SORTS, otherwise: '-createdAt' },
] as const;

/** Shows the search, filters and sort order of the list. */
export function ContactFilters({ list }: { list: ReturnType<typeof useContactList> }) {
  const assignee = useAssigneeFilter(list.filter.assignee);
  return (
    <FilterBar
      list={list}
      search={{ label: 'Search submissions', placeholder: 'Search submissions...', maxLength: SEARCH_MAX }}
      fields={[
        ...CHOICES,
        assignee,
        ...filterIfSet('zone', 'Days', 'Days in my time zone', list.filter.zone, `Days in ${AGENCY_PLACE}`),
        ...OTHERS,
      ]}
    />
  );
}
