import { Detail, FormType } from './contact.ts';
import { LeadKind } from './lead.ts';
import { Instant } from './text.ts';
import { z } from './zod.ts';

export const WEBHOOK_PAYLOAD_MAX_BYTES = 20_000;

/** The body of a delivery: the spec's sample payload. */
export const WebhookPayload = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  business_name: z.string(),
  website: z.string(),
  quiz_title: z.string(),
  slug: z.string(),
  submitted_at: Instant,
  answers: z.array(z.strictObject({ question: z.string(), response: z.string() })),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

/** The body of a delivery about a quiz that was left: in place of `submitted_at` what has become of it. */
export const AbandonedPayload = z.strictObject({
  event: z.literal('eligibility.abandoned'),
  ...WebhookPayload.omit({ submitted_at: true }).shape,
  started_at: Instant,
  abandoned_at: Instant,
  /** The questions without an answer. */
  missing: z.array(z.string()),
  resume_url: z.url(),
  resume_until: Instant,
});
export type AbandonedPayload = z.infer<typeof AbandonedPayload>;

/** Who a contact form or a lead is about. */
const leadFields = {
  kind: LeadKind,
  /** The same in every event about one lead. */
  lead_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  business_name: z.string(),
};

/** The body of a delivery about one of the other forms. */
export const ContactPayload = z.strictObject({
  event: z.literal('contact.created'),
  ...leadFields,
  kind: z.literal('contact'),
  form_type: FormType,
  message: z.string(),
  /** What the form asks beside the message, such as the wished day or the plan. */
  details: z.array(Detail.extend({ text: z.string() })),
  source: z.string(),
  submitted_at: Instant,
});
export type ContactPayload = z.infer<typeof ContactPayload>;

/** The body of a delivery about a lead that staff judged anew. */
export const StatusPayload = z.strictObject({
  event: z.literal('lead.status_changed'),
  ...leadFields,
  previous_status: z.string(),
  status: z.string(),
  changed_at: Instant,
});
export type StatusPayload = z.infer<typeof StatusPayload>;

/** The body of a delivery about a lead that is no more. */
export const DeletedPayload = z.strictObject({
  event: z.literal('lead.deleted'),
  kind: LeadKind,
  lead_id: z.uuid(),
  /** Null where the person asked to be erased: then nothing of theirs is kept or sent. */
  email: z.string().nullable(),
  /** The ids of the deliveries that told this receiver of the lead. */
  webhook_ids: z.array(z.uuid()),
  deleted_at: Instant,
});
export type DeletedPayload = z.infer<typeof DeletedPayload>;

/** Shown in the documentation tab and sent by the test button. */
export const SAMPLE_PAYLOAD: WebhookPayload = {
  first_name: 'Amelia',
  last_name: 'Hart',
  email: 'amelia@example.com',
  phone: '+44 20 7946 0958',
  business_name: 'Hart Aesthetics',
  website: 'https://example.com',
  quiz_title: 'Eligibility assessment',
  slug: 'eligibility',
  submitted_at: '2026-11-21T09:30:00.000Z',
  answers: [
    { question: 'What is your role at the clinic?', response: 'Owner' },
    { question: 'Which marketing channels do you use today?', response: 'Instagram, Google Ads' },
  ],
};

const { submitted_at: _, ...sampleLead } = SAMPLE_PAYLOAD;

const SAMPLE_LEAD_ID = '0198a2f0-0000-7000-8000-00000000a3f1';

const samplePerson = {
  lead_id: SAMPLE_LEAD_ID,
  first_name: 'Amelia',
  last_name: 'Hart',
  email: 'amelia@example.com',
  phone: '+44 20 7946 0958',
  business_name: 'Hart Aesthetics',
};

/** Shown in the documentation tab, as those below. */
export const CONTACT_SAMPLE: ContactPayload = {
  event: 'contact.created',
  kind: 'contact',
  ...samplePerson,
  form_type: 'Consultation',
  message: 'We open a second room in spring.',
  details: [
    { label: 'Wished day', text: 'Tuesday 24 November 2026' },
    { label: 'Plan', text: 'Growth' },
  ],
  source: '/book: form',
  submitted_at: '2026-11-21T09:30:00.000Z',
};

export const STATUS_SAMPLE: StatusPayload = {
  event: 'lead.status_changed',
  kind: 'eligibility',
  ...samplePerson,
  previous_status: 'new',
  status: 'contacted',
  changed_at: '2026-11-21T11:02:00.000Z',
};

export const DELETED_SAMPLE: DeletedPayload = {
  event: 'lead.deleted',
  kind: 'eligibility',
  lead_id: SAMPLE_LEAD_ID,
  email: 'amelia@example.com',
  webhook_ids: ['0198a2f0-0000-7000-8000-00000000b002'],
  deleted_at: '2026-12-01T08:00:00.000Z',
};

export const ABANDONED_SAMPLE: AbandonedPayload = {
  event: 'eligibility.abandoned',
  ...sampleLead,
  started_at: '2026-11-21T09:30:00.000Z',
  abandoned_at: '2026-11-21T10:04:00.000Z',
  missing: ['Do you use a CRM?'],
  resume_url: 'https://www.example.com/eligibility/resume#t=0V8nQkYw2bqTj5sXcR7mZl1hDfGpUa9eKiNoBvWxyC4',
  resume_until: '2026-11-28T10:04:00.000Z',
};
