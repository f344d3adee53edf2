import {
  CONTACT_SORTS,
  CONTACT_STATUS_MEANINGS,
  CONTACT_STATUSES,
  type ContactFilter,
  type ContactSubmission,
  type ContactSubmissionDetail,
} from '@upcurve/contracts/leads/contacts';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-desk';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { api, keepaliveApi } from '../../../../api.ts';
import { DAY, idOr, keyIn, oneOf } from '../../../../kit/list/address-values.ts';
import { listQueries } from '../../../../kit/list/list-queries.ts';
import { readParams, SEARCH, useListParams } from '../../../../kit/list/use-list-params.ts';
import { daysToInstants, formatDateTime } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { formTypeName, leadName } from '../../lead-name.ts';
import type { LeadScreensConfig } from '../lead-kind-config.ts';

/**
 * The filter of the list. `from` and `to` are calendar days, both inclusive: in `zone`, or else in the member's time zone.
 */
export type ContactListFilter = Omit<ContactFilter, 'limit' | 'cursor' | 'total'> & { zone?: string };

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

export const contactKind: LeadScreensConfig<ContactSubmission, ContactSubmissionDetail, ContactListFilter> = {
  name: 'contact',
  statuses: CONTACT_STATUSES,
  meanings: CONTACT_STATUS_MEANINGS,
  get: (id) => api.contacts.getContact({ params: { id } }),
  setStatus: (id, body) => api.contacts.setContactStatus({ params: { id }, body }),
  bulk: (body) => keepaliveApi.contacts.bulkContacts({ body }),
  listPath: paths.contacts(),
  queries: listQueries('contacts', {
    list: (filter: ContactListFilter & { cursor?: string }, options) =>
      api.contacts.listContacts({ query: daysToInstants(filter) }, options),
    get: (id, options) => api.contacts.getContact({ params: { id } }, options),
  }),
  exactTotal: (filter) => ({
    queryKey: ['contacts', 'exact total', filter],
    queryFn: ({ signal }) =>
      api.contacts.listContacts(
        { query: { ...daysToInstants(filter), limit: 1, total: 'exact' } },
        { signal },
      ),
  }),
  filterOf: (address) => ({ ...readParams(FILTER_PARAMS, address), ...readParams(LOOK_PARAMS, address) }),
  sentAt: ({ createdAt }) => createdAt,
  remove: (id) => api.contacts.deleteContact({ params: { id } }),
  deletionFacts: (contact) => [
    ['Name', leadName(contact)],
    ['Email', contact.email],
    ['Company', contact.company],
    ['Type', formTypeName(contact)],
    ['Submitted', formatDateTime(contact.createdAt)],
  ],
  deletedText: (contact) => `The submission of ${leadName(contact)} has been permanently deleted.`,
};

/** Returns the filter and sort order of the list of contact submissions. */
export function useContactList() {
  const list = useListParams('contacts', { filter: FILTER_PARAMS, look: LOOK_PARAMS });
  const { sort } = list.look;
  return { ...list, sort: sort ?? '-createdAt', query: { ...list.filter, sort } };
}
