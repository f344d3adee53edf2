import type { ContactSubmission, ContactSubmissionDetail } from '@upcurve/contracts/leads/contacts';
import { api } from '../../../../api.ts';
import { daysToInstants } from '../../../../kit/time/format-date.ts';
import { type LeadListConfig, LeadsScreen } from '../../list/LeadsScreen.tsx';
import { ContactFilters } from './ContactFilters.tsx';
import { contactColumns } from './contact-columns.tsx';
import { type ContactListFilter, contactKind, useContactList } from './contact-kind.ts';

const contactList: LeadListConfig<
  ContactSubmission,
  ContactSubmissionDetail,
  ContactListFilter,
  ReturnType<typeof useContactList>
> = {
  kind: contactKind,
  title: 'Contact Submissions',
  subtitle: 'Messages and requests from the forms on the website',
  label: 'Contact submissions',
  useList: useContactList,
  Filters: ContactFilters,
  columns: contactColumns,
  actionsHeader: 'Action',
  newestFirst: '-createdAt',
  exportRows: (filter, options) => api.contacts.exportContacts({ query: daysToInstants(filter) }, options),
  nothingFound: {
    title: 'No submissions found.',
    text: (isFiltered) =>
      isFiltered
        ? 'Nothing matches your search and filters.'
        : 'The first message, download or request appears here as soon as it is sent.',
  },
};

export const ContactsScreen = () => <LeadsScreen config={contactList} />;
