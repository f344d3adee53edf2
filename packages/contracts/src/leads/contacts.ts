import { del, get, post, put } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { byId, Empty, Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { BulkDone, bulkOf, statusChangeOf } from './bulk.ts';
import { callColumns } from './calls.ts';
import { Detail, FormType } from './contact.ts';
import { Attribution } from './lead.ts';
import { canMailField, deskFields, leadFilter, notExported, storyFields } from './lead-desk.ts';
import { CONTACT_SORTS, CONTACT_STATUSES } from './lead-words.ts';

export const ContactStatus = z.enum(keysOf(CONTACT_STATUSES));
export type ContactStatus = z.infer<typeof ContactStatus>;

/** A row of the list. `source` is the page and button that sent it. */
export const ContactSubmission = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  status: ContactStatus,
  formType: FormType,
  source: z.string(),
  createdAt: Instant,
  ...deskFields,
  ...storyFields,
});
export type ContactSubmission = z.infer<typeof ContactSubmission>;

export const ContactSubmissionDetail = ContactSubmission.extend({
  details: z.array(Detail),
  attribution: Attribution.nullable(),
  consent: z.boolean(),
  consentVersion: z.string(),
  ...canMailField,
});
export type ContactSubmissionDetail = z.infer<typeof ContactSubmissionDetail>;

/** A row of the export. Its details are lines of `label: text`. */
const ExportedContact = ContactSubmissionDetail.omit({
  ...notExported,
  canMail: true,
  attribution: true,
}).extend({
  details: z.string(),
  medium: z.string(),
  campaign: z.string(),
  ...callColumns,
});

export const ContactFilter = z.strictObject({
  ...leadFilter,
  status: ContactStatus.optional(),
  formType: FormType.optional(),
  sort: z.enum(keysOf(CONTACT_SORTS)).optional(),
});
export type ContactFilter = z.infer<typeof ContactFilter>;

export const ContactBulk = bulkOf(ContactStatus);
export type ContactBulk = z.infer<typeof ContactBulk>;

const path = '/api/admin/contact-submissions';

export const contacts = {
  listContacts: get(path, {
    summary: 'Contact submissions: search, filter, sort, paged by cursor',
    access: 'leads:read',
    query: ContactFilter,
    response: z.array(ContactSubmission),
    paged: true,
  }),
  exportContacts: get(`${path}/export.csv`, {
    summary: 'All matching rows as CSV',
    access: 'leads:export',
    query: ContactFilter.omit({ limit: true, cursor: true }),
    answers: 'csv',
    response: ExportedContact,
  }),
  getContact: get(`${path}/{id}`, {
    summary: 'One contact submission with all fields',
    access: 'leads:read',
    params: byId,
    response: ContactSubmissionDetail,
  }),
  setContactStatus: put(`${path}/{id}`, {
    summary: 'Set the status, and perhaps the follow-up. With `seen`: 412 if someone else has changed it',
    access: 'leads:status',
    params: byId,
    body: statusChangeOf(ContactStatus),
    response: ContactSubmission,
  }),
  bulkContacts: post(`${path}/bulk`, {
    summary:
      'Set status, outcome or follow-up of several, assign or delete them (leads:delete). Returns how many existed',
    access: 'leads:status',
    body: ContactBulk,
    response: BulkDone,
  }),
  deleteContact: del(`${path}/{id}`, {
    summary: 'Delete permanently',
    access: 'leads:delete',
    params: byId,
    response: Empty,
  }),
};
