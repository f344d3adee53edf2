import { Text } from '@mantine/core';
import { addressOf } from '@upcurve/api-client/request';
import { CONTACT_SORTS, CONTACT_STATUSES } from '@upcurve/contracts/leads/lead-words';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { choicesOf, filterBy, filterIfSet } from '../../../../kit/filters/choices-of.ts';
import { FIRST_AND_LAST_DAY } from '../../../../kit/filters/DateFilter.tsx';
import { FilterBar } from '../../../../kit/filters/FilterBar.tsx';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { columnsOf } from '../../../../kit/table/use-list-table.ts';
import { daysToInstants, formatDateTime } from '../../../../kit/time/format-date.ts';
import { AGENCY_PLACE } from '../../../../kit/time/zone.ts';
import { AssigneeMark } from '../../assignee/AssigneeMenu.tsx';
import { useAssigneeFilter } from '../../assignee/assignees.ts';
import { OUTCOME_FILTER } from '../../desk/desk-words.ts';
import { formTypeName } from '../../lead-name.ts';
import { LeadCell } from '../../list/LeadCell.tsx';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import { type ContactLead, contactKind, useContactList } from './contact-kind.ts';

const column = columnsOf<ContactLead>();

/** The columns of the table. On small screens the first column shows the content of hidden columns. */
const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'Name/Company',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        business={
          <>
            <Text span inherit hiddenFrom="sm">
              {formTypeName(original)}
              {original.company && ' · '}
            </Text>
            {original.company}
          </>
        }
        onPhone={formatDateTime(original.createdAt)}
      />
    ),
  }),
  column.accessor('formType', {
    header: 'Type',
    enableSorting: false,
    cell: ({ row: { original } }) => formTypeName(original),
    meta: { width: 'clamp(7rem, 11vw, 9rem)', visibleFrom: 'sm' },
  }),
  column.accessor('createdAt', {
    header: 'Submitted',
    sortDescFirst: true,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: 'clamp(6.5rem, 14vw, 11rem)', visibleFrom: 'sm' },
  }),
  column.display({
    id: 'assignee',
    header: 'Assigned',
    cell: ({ row: { original } }) => <AssigneeMark assigneeId={original.assigneeId} />,
    meta: { width: '5rem', visibleFrom: 'md' },
  }),
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <StatusMenu lead={original} />,
    meta: { width: '7.75rem' },
  }),
]);

const contactList: LeadListConfig<ContactLead, ReturnType<typeof useContactList>> = {
  title: 'Contact Submissions',
  subtitle: 'Messages and requests from the forms on the website',
  label: 'Contact submissions',
  region: 'Results',
  what: 'submissions',
  failure: LOAD_FAILURE,
  useList: useContactList,
  list: contactKind.queries.list,
  Filters: ContactFilters,
  columns: COLUMNS,
  actionsHeader: 'Action',
  exportAddress: (filter) =>
    addressOf(allEndpoints.contacts.exportContacts, { query: daysToInstants(filter) }),
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
