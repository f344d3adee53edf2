import type {
  ContactBulk,
  ContactFilter,
  ContactStatus,
  ContactSubmission,
  ContactSubmissionDetail,
} from '@upcurve/contracts/leads/contacts';
import {
  CONTACT_SORTS,
  CONTACT_STATUS_MEANINGS,
  CONTACT_STATUSES,
  OUTCOMES,
} from '@upcurve/contracts/leads/lead-words';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { api, keepaliveApi } from '../../../../api.ts';
import {
  DAY,
  idOr,
  keyIn,
  oneOf,
  readParams,
  SEARCH,
  useListParams,
} from '../../../../kit/list/use-list-params.ts';
import { daysToInstants, formatDateTime } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { formTypeName, leadName } from '../../lead-name.ts';
import type { LeadScreensConfig } from '../lead-kind.ts';
import { leadQueries } from '../lead-list-queries.ts';

/**
 * The filter of the list. `from` and `to` are calendar days, both inclusive: in `zone`, or else in the member's time zone.
 */
export type ContactListFilter = Omit<ContactFilter, 'limit' | 'cursor'> & { zone?: string };

const FILTER_PARAMS = {
  search: SEARCH,
  status: keyIn(CONTACT_STATUSES),
  outcome: keyIn(OUTCOMES),
  formType: keyIn(FORM_TYPES),
  assignee: idOr('none'),
  from: DAY,
  to: DAY,
  zone: oneOf(AGENCY_ZONE),
};
const LOOK_PARAMS = { sort: keyIn(CONTACT_SORTS) };

/** A contact submission that knows its kind, like the leads of the inbox. */
export type ContactLead = ContactSubmission & { kind: 'contact' };
export type ContactLeadDetail = ContactSubmissionDetail & { kind: 'contact' };

export const contactKind: LeadScreensConfig<ContactLead, ContactLeadDetail, ContactListFilter> = {
  name: 'contact',
  statuses: CONTACT_STATUSES,
  meanings: CONTACT_STATUS_MEANINGS,
  listPath: paths.contacts(),
  pathOf: paths.contact,
  get: (id) => api.contacts.getContact({ params: { id } }),
  setStatus: (id, body: { status: ContactStatus; seen: ContactStatus; followUpAt?: string }) =>
    api.contacts.setContactStatus({ params: { id }, body }),
  bulk: (body: ContactBulk) => keepaliveApi.contacts.bulkContacts({ body }),
  queries: leadQueries('contacts', 'contact', {
    list: (filter: ContactFilter & { zone?: string }, options) =>
      api.contacts.listContacts({ query: daysToInstants(filter) }, options),
    get: (id, options) => api.contacts.getContact({ params: { id } }, options),
  }),
  filterOf: (address) => ({ ...readParams(FILTER_PARAMS, address), ...readParams(LOOK_PARAMS, address) }),
  remove: (id) => api.contacts.deleteContact({ params: { id } }),
  deletionFacts: (contact: ContactLead) => [
    ['Name', leadName(contact)],
    ['Email', contact.email],
    ['Company', contact.company],
    ['Type', formTypeName(contact)],
    ['Submitted', formatDateTime(contact.createdAt)],
  ],
};

/** Returns the filter and sort order of the list of contact submissions. */
export function useContactList() {
  const list = useListParams('contacts', { filter: FILTER_PARAMS, look: LOOK_PARAMS });
  const { sort } = list.look;
  return { ...list, sort: sort ?? '-createdAt', query: { ...list.filter, sort } };
}
