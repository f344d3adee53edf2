import { CONTACT_SORTS, CONTACT_STATUSES } from '@upcurve/contracts/leads/lead-words';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { api } from '../../../../api.ts';
import { choicesOf, filterBy, filterIfSet } from '../../../../kit/filters/choices-of.ts';
import { FIRST_AND_LAST_DAY } from '../../../../kit/filters/DateFilter.tsx';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { AGENCY_PLACE } from '../../../../kit/time/zone.ts';
import { useAssigneeFilter } from '../../assignee/assignees.ts';
import { OUTCOME_FILTER } from '../../desk/desk-words.ts';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { contactColumns } from './contact-columns.tsx';
import { type ContactLead, contactKind, useContactList } from './contact-kind.ts';

const { queries } = contactKind;

const contactList: LeadListConfig<ContactLead, ReturnType<typeof useContactList>> = {
  title: 'Contact Submissions',
  subtitle: 'Messages and requests from the forms on the website',
  label: 'Contact submissions',
  region: 'Results',
  what: 'submissions',
  failure: LOAD_FAILURE,
  useList: useContactList,
  list: queries.list,
  exactTotal: queries.exactTotal,
  Filters: ContactFilters,
  columns: contactColumns,
  actionsHeader: 'Action',
  exportRows: (filter, options) => api.contacts.exportContacts({ query: daysToInstants(filter) }, options),
  Empty: ({ list }) => (
    <NothingFound list={list} title="No submissions found.">
      {list.isFiltered
        ? 'Nothing matches your search and filters.'
        : 'The first message, download or request appears here as soon as it is sent.'}
    </NothingFound>
  ),
};

export const ContactsScreen = () => <LeadsScreen config={contactList} />;

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
  ...FIRST_AND_LAST_DAY,
  { kind: 'choice', name: 'sort', label: 'Sort by', options: SORTS, otherwise: '-createdAt' },
] as const;

function ContactFilters({ list }: { list: ReturnType<typeof useContactList> }) {
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
