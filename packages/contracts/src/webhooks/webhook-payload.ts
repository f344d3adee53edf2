import { BOOKING_STATUSES } from '../bookings/booking-words.ts';
import { BookingStatus } from '../bookings/bookings.ts';
import { CALL_RESULTS } from '../leads/call-results.ts';
import { CallResult } from '../leads/calls.ts';
import { Detail, FormType } from '../leads/contact.ts';
import { LeadKind } from '../leads/lead.ts';
import { RESUME_DAYS } from '../quiz/quiz.ts';
import { Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import type { WebhookEvent } from './webhook.ts';

export const WEBHOOK_PAYLOAD_MAX_BYTES = 20_000;

/* The admin's documentation tab shows each field's description. */

/** The person in an event. */
const personFields = {
  first_name: z.string().describe('The first word of the visitor’s name.'),
  last_name: z.string().describe('The rest of the name. Empty if the name is one word.'),
  email: z.string().describe('An international domain is in its ASCII form.'),
  phone: z.string().describe('Empty if none was given.'),
  business_name: z.string().describe('The clinic. Empty if none was given.'),
};

/** The body of a delivery: the spec's sample payload. */
export const WebhookPayload = z.strictObject({
  ...personFields,
  website: z.string().describe('Empty if none was given.'),
  quiz_title: z.string().describe('The name of the quiz.'),
  slug: z.string().describe('The short name of the quiz: eligibility.'),
  submitted_at: Instant.describe('When the quiz was completed, as ISO 8601 in UTC.'),
  answers: z
    .array(z.strictObject({ question: z.string(), response: z.string() }))
    .describe(
      'Question and response as text, in the order of the quiz. Several choices are joined by commas.',
    ),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

const eventField = <Event extends string>(event: Event) => z.literal(event).describe(`Always ${event}.`);

/** The body of a delivery about an abandoned quiz. It has no `submitted_at` and lists the unanswered questions. */
export const AbandonedPayload = z.strictObject({
  event: eventField('eligibility.abandoned'),
  ...WebhookPayload.omit({ submitted_at: true }).shape,
  started_at: Instant.describe('When the quiz was started. There is no submitted_at.'),
  abandoned_at: Instant.describe('When the quiz was recognised as abandoned.'),
  answers: WebhookPayload.shape.answers.describe('Only answered questions.'),
  missing: z.array(z.string()).describe('Questions without an answer, including skipped ones.'),
  resume_url: z
    .url()
    .describe(
      'The visitor’s link to resume the quiz on any device. It shows the answers and contact details, so send it only to the visitor’s own address.',
    ),
  resume_until: Instant.describe(
    `When the link expires, ${RESUME_DAYS} days later. Submitting the quiz ends it sooner.`,
  ),
});
export type AbandonedPayload = z.infer<typeof AbandonedPayload>;

/** The lead that an event is about, with the person's details. */
const leadFields = {
  kind: LeadKind.describe('eligibility for the quiz, contact for the other forms.'),
  lead_id: z.uuid().describe('The id of the lead, the same in every event about it.'),
  ...personFields,
};
export type LeadFields = z.infer<z.ZodObject<typeof leadFields>>;

/** The body of a delivery about one of the other forms. */
export const ContactPayload = z.strictObject({
  event: eventField('contact.created'),
  ...leadFields,
  kind: z.literal('contact').describe('Always contact.'),
  form_type: FormType.describe(`Which form: ${FormType.options.join(', ')}.`),
  message: z.string().describe('Empty if the form has no message.'),
  details: z
    .array(Detail.extend({ text: z.string() }))
    .describe(
      'Other fields of the form, such as the preferred day or the plan, as a list of labels and texts.',
    ),
  source: z.string().describe('The page and the form it was sent from.'),
  submitted_at: Instant.describe('When the form was sent, as ISO 8601 in UTC.'),
});
export type ContactPayload = z.infer<typeof ContactPayload>;

/** The body of a delivery about a changed lead status. */
export const StatusPayload = z.strictObject({
  event: eventField('lead.status_changed'),
  ...leadFields,
  previous_status: z.string().describe('The previous status.'),
  status: z.string().describe('The new status, as set by staff.'),
  changed_at: Instant.describe('When the status was changed.'),
});
export type StatusPayload = z.infer<typeof StatusPayload>;

/** The body of a delivery about a won lead. */
export const WonPayload = z.strictObject({
  event: eventField('lead.won'),
  ...leadFields,
  value_pence: z.int().nullable().describe('The value in pence. Null if it is unknown.'),
  won_on: z.iso.date().describe('The day on which the lead was won, in the agency’s time zone.'),
  changed_at: Instant.describe('When staff marked the lead as won.'),
});
export type WonPayload = z.infer<typeof WonPayload>;

/** The body of a delivery about a lost lead. */
export const LostPayload = z.strictObject({
  event: eventField('lead.lost'),
  ...leadFields,
  lost_reason: z.string().describe('A reason from the agency’s list. Empty if none was given.'),
  lost_on: z.iso.date().describe('The day on which the lead was lost, in the agency’s time zone.'),
  changed_at: Instant.describe('When staff marked the lead as lost.'),
});
export type LostPayload = z.infer<typeof LostPayload>;

/** The body of a delivery about a call to a lead. */
export const CalledPayload = z.strictObject({
  event: eventField('lead.called'),
  ...leadFields,
  call_id: z.uuid().describe('The id of the call.'),
  result: CallResult.describe(`How the call ended: ${Object.keys(CALL_RESULTS).join(', ')}.`),
  minutes: z.int().nullable().describe('How long it took. Null if it was not entered.'),
  text: z.string().describe('The member’s text about the call. Empty if there is none.'),
  called_by: z.string().describe('The name of the member who called.'),
  called_at: Instant.describe('When the call was made.'),
});
export type CalledPayload = z.infer<typeof CalledPayload>;

const bookingFields = {
  ...leadFields,
  booking_id: z.uuid().describe('The id of the booking. It stays the same when the meeting moves.'),
  meeting_type: z.string().describe('The kind of meeting, as in its address.'),
  start: Instant.describe('When the meeting begins.'),
  end: Instant.describe('When the meeting ends.'),
  zone: z.string().describe('The time zone of the lead.'),
  host: z.string().describe('The names of the members who take the meeting, separated by commas.'),
  place: z.string().describe('The link or address of the meeting, or phone.'),
  answers: z
    .array(Detail.extend({ text: z.string() }))
    .describe('The answers to the questions of the meeting, as label and text.'),
  status: BookingStatus.describe(`What became of the meeting: ${Object.keys(BOOKING_STATUSES).join(', ')}.`),
};

/** The body of a delivery about a new booking. */
export const BookedPayload = z.strictObject({ event: eventField('booking.created'), ...bookingFields });
export type BookedPayload = z.infer<typeof BookedPayload>;

/** The body of a delivery about a moved booking. */
export const MovedPayload = z.strictObject({
  event: eventField('booking.moved'),
  ...bookingFields,
  previous_start: Instant.describe(
    'When the meeting would have begun before. The same if only the host changed.',
  ),
});
export type MovedPayload = z.infer<typeof MovedPayload>;

/** The body of a delivery about a cancelled booking. */
export const CancelledPayload = z.strictObject({
  event: eventField('booking.cancelled'),
  ...bookingFields,
  reason: z.string().describe('Why it was cancelled. Empty if nobody gave a reason.'),
});
export type CancelledPayload = z.infer<typeof CancelledPayload>;

/** The body of a delivery about a lead who did not come. */
export const NoShowPayload = z.strictObject({ event: eventField('booking.no_show'), ...bookingFields });
export type NoShowPayload = z.infer<typeof NoShowPayload>;

/** The body of a delivery about a deleted lead. */
export const DeletedPayload = z.strictObject({
  event: eventField('lead.deleted'),
  kind: leadFields.kind,
  lead_id: leadFields.lead_id,
  /** Null if the person was erased, because none of their data is kept or sent. */
  email: z.string().nullable().describe('The email address of the lead. Null if the person was erased.'),
  webhook_ids: z
    .array(z.uuid())
    .describe(
      'The webhook-ids of up to 100 deliveries about this lead to this endpoint, newest first. They help endpoints that stored nothing else of the lead.',
    ),
  deleted_at: Instant.describe('When the lead was deleted.'),
});
export type DeletedPayload = z.infer<typeof DeletedPayload>;

/** Sample for the documentation tab and the test button. */
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

/** Samples for the documentation tab, like those below. */
export const CONTACT_SAMPLE: ContactPayload = {
  event: 'contact.created',
  kind: 'contact',
  ...samplePerson,
  form_type: 'Consultation',
  message: 'We open a second room in spring.',
  details: [
    { label: 'Preferred day', text: 'Tuesday 24 November 2026' },
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

export const WON_SAMPLE: WonPayload = {
  event: 'lead.won',
  kind: 'eligibility',
  ...samplePerson,
  value_pence: 450_000,
  won_on: '2026-11-30',
  changed_at: '2026-11-30T15:12:00.000Z',
};

export const LOST_SAMPLE: LostPayload = {
  event: 'lead.lost',
  kind: 'contact',
  ...samplePerson,
  lost_reason: 'No budget',
  lost_on: '2026-11-30',
  changed_at: '2026-11-30T15:12:00.000Z',
};

export const CALLED_SAMPLE: CalledPayload = {
  event: 'lead.called',
  kind: 'eligibility',
  ...samplePerson,
  call_id: '0198a2f0-0000-7000-8000-00000000c001',
  result: 'spoke',
  minutes: 12,
  text: 'Wants to see the first month before talking about money.',
  called_by: 'Sam Okafor',
  called_at: '2026-11-21T11:02:00.000Z',
};

const sampleBooking = {
  kind: 'contact',
  ...samplePerson,
  booking_id: '0198a2f0-0000-7000-8000-00000000d001',
  meeting_type: 'consultation',
  start: '2026-12-01T10:00:00.000Z',
  end: '2026-12-01T10:30:00.000Z',
  zone: 'Europe/London',
  host: 'Sam Okafor',
  place: 'phone',
  answers: [{ label: 'What would you like to talk about?', text: 'Empty Januaries.' }],
} satisfies Omit<BookedPayload, 'event' | 'status'>;

export const BOOKED_SAMPLE: BookedPayload = { event: 'booking.created', ...sampleBooking, status: 'booked' };

export const MOVED_SAMPLE: MovedPayload = {
  event: 'booking.moved',
  ...sampleBooking,
  status: 'booked',
  previous_start: '2026-11-30T14:30:00.000Z',
};

export const CANCELLED_SAMPLE: CancelledPayload = {
  event: 'booking.cancelled',
  ...sampleBooking,
  status: 'cancelled',
  reason: 'We found someone in the meantime.',
};

export const NO_SHOW_SAMPLE: NoShowPayload = {
  event: 'booking.no_show',
  ...sampleBooking,
  status: 'no_show',
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

/** An event in the documentation tab. */
interface EventDoc {
  /** When the event is sent. */
  text: string;
  payload: z.ZodObject;
  sample: object;
}

/** All events. An undocumented event does not compile. */
export const WEBHOOK_EVENT_DOCS = {
  'eligibility.submitted': {
    text: 'A visitor completed the quiz.',
    payload: WebhookPayload,
    sample: SAMPLE_PAYLOAD,
  },
  'eligibility.abandoned': {
    text: 'A visitor who agreed to marketing left the quiz.',
    payload: AbandonedPayload,
    sample: ABANDONED_SAMPLE,
  },
  'contact.created': {
    text: 'A visitor sent one of the other forms. If it is held as likely spam, the event is sent once someone releases it.',
    payload: ContactPayload,
    sample: CONTACT_SAMPLE,
  },
  'lead.status_changed': {
    text: 'Staff changed the status of a quiz or contact submission, singly or in bulk.',
    payload: StatusPayload,
    sample: STATUS_SAMPLE,
  },
  'lead.won': {
    text: 'Staff marked a lead as won, or set a contact submission to Converted.',
    payload: WonPayload,
    sample: WON_SAMPLE,
  },
  'lead.lost': {
    text: 'Staff marked a lead as lost, or set it to Disqualified or Closed.',
    payload: LostPayload,
    sample: LOST_SAMPLE,
  },
  'lead.called': {
    text: 'Staff logged a call to a lead.',
    payload: CalledPayload,
    sample: CALLED_SAMPLE,
  },
  'lead.deleted': {
    text: 'Staff deleted a lead or erased a person. Delete your copy too. Leads deleted at the end of their retention period cause no event.',
    payload: DeletedPayload,
    sample: DELETED_SAMPLE,
  },
  'booking.created': {
    text: 'A visitor booked a meeting, or staff did so for a lead. If it looks like spam, the event is sent once the visitor confirms it by mail.',
    payload: BookedPayload,
    sample: BOOKED_SAMPLE,
  },
  'booking.moved': {
    text: 'A meeting got another time or another host.',
    payload: MovedPayload,
    sample: MOVED_SAMPLE,
  },
  'booking.cancelled': {
    text: 'The visitor or staff cancelled a meeting.',
    payload: CancelledPayload,
    sample: CANCELLED_SAMPLE,
  },
  'booking.no_show': {
    text: 'Staff noted that the lead did not come to a meeting.',
    payload: NoShowPayload,
    sample: NO_SHOW_SAMPLE,
  },
} satisfies Record<WebhookEvent, EventDoc>;

/** The body of an event. */
export type PayloadOf<Event extends WebhookEvent> = z.infer<(typeof WEBHOOK_EVENT_DOCS)[Event]['payload']>;

/** The events about leads from the quiz or a form. `announceLeads` in the API sends them. */
export type LeadEvent = {
  [Event in WebhookEvent]: PayloadOf<Event> extends LeadFields & { event: Event }
    ? LeadKind extends PayloadOf<Event>['kind']
      ? Event
      : never
    : never;
}[WebhookEvent];

/** The fields of an event about a lead, in addition to `event` and `LeadFields`. */
export type LeadEventFields<Event extends LeadEvent> = Omit<PayloadOf<Event>, keyof LeadFields | 'event'>;
