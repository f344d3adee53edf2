import {
  CONTACT_STATUS_MEANINGS,
  CONTACT_STATUSES,
  type ContactSubmission,
} from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import type { LeadNoun } from '../../components/lead-noun.ts';

export const contactNoun: LeadNoun<ContactSubmission> = {
  kind: 'contact',
  statuses: CONTACT_STATUSES,
  meanings: CONTACT_STATUS_MEANINGS,
  get: (id) => api.contacts.getContact({ params: { id } }),
  setStatus: (id, body) => api.contacts.setContactStatus({ params: { id }, body }),
};
