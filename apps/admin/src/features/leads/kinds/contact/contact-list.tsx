import { api } from '../../../../api.ts';
import { NothingFound } from '../../../../kit/filters/NothingFound.tsx';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { LeadsScreen } from '../../list/LeadsScreen.tsx';
import { type LeadListConfig, LOAD_FAILURE } from '../../list/lead-list-config.ts';
import { ContactFilters } from './ContactFilters.tsx';
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
