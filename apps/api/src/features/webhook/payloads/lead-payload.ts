import type { FormType } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import {
  type ContactPayload,
  type DeletedPayload,
  type LeadEvent,
  type LeadEventFields,
  WEBHOOK_PAYLOAD_MAX_BYTES,
} from '@upcurve/contracts/webhooks/webhook-payload';
import { personFields, serialiseWithin, truncate } from './payload.ts';

export interface AnnouncedLead {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
}

export interface AnnouncedContact extends Omit<AnnouncedLead, 'businessName'> {
  company: string | null;
  formType: FormType;
  message: string | null;
  details: { label: string; text: string }[];
  source: string;
  createdAt: string;
}

/** Returns the body of a form's event, under 20 kB. Long texts are shortened if necessary. */
export function contactBody(contact: AnnouncedContact): string {
  const { id, message, details, formType, source, createdAt, company } = contact;
  const payload: ContactPayload = {
    event: 'contact.created',
    kind: 'contact',
    lead_id: id,
    ...personFields({ ...contact, businessName: company }),
    form_type: formType,
    message: message ?? '',
    details,
    source,
    submitted_at: createdAt,
  };
  return serialiseWithin(payload, WEBHOOK_PAYLOAD_MAX_BYTES, (max) => ({
    ...payload,
    message: truncate(payload.message, 4 * max),
    details: details.map(({ label, text }) => ({ label, text: truncate(text, max) })),
  }));
}

/** Returns the body of a lead's event, under 20 kB. Long texts are shortened if necessary. */
export function leadBody<Event extends LeadEvent>(
  event: Event,
  kind: LeadKind,
  lead: AnnouncedLead,
  more: LeadEventFields<Event>,
): string {
  const payload: object = { event, kind, lead_id: lead.id, ...personFields(lead), ...more };
  const cut = (value: unknown, max: number) => (typeof value === 'string' ? truncate(value, max) : value);
  return serialiseWithin(payload, WEBHOOK_PAYLOAD_MAX_BYTES, (max) => ({
    ...payload,
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, cut(value, 4 * max)])),
  }));
}

/** Only the latest delivery ids of a lead are sent: a lead with years of status changes has more than fit. */
const WEBHOOK_IDS_MAX = 100;

export function deletedBody(
  kind: LeadKind,
  lead: { id: string; email: string | null },
  webhookIds: readonly string[],
  deletedAt: string,
): string {
  const payload: DeletedPayload = {
    event: 'lead.deleted',
    kind,
    lead_id: lead.id,
    email: lead.email,
    webhook_ids: webhookIds.slice(0, WEBHOOK_IDS_MAX),
    deleted_at: deletedAt,
  };
  return JSON.stringify(payload);
}
