import { BOOKING_STATUSES } from '../bookings/booking-words.ts';
import { BookingStatus } from '../bookings/bookings.ts';
import { CALL_RESULTS } from '../leads/call-results.ts';
import { CallResult } from '../leads/calls.ts';
import { Detail, FormType } from '../leads/contact.ts';
import { LeadKind } from '../leads/lead.ts';
import { RESUME_DAYS } from '../quiz/quiz.ts';
import { Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import samples from './sample-payloads.json' with { type: 'json' };
import type { WebhookEvent } from './webhook.ts';

export const WEBHOOK_PAYLOAD_MAX_BYTES = 20_000;

/* The admin's documentation tab shows each field's description. */

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
type LeadFields = z.infer<z.ZodObject<typeof leadFields>>;

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

export const StatusPayload = z.strictObject({
  event: eventField('lead.status_changed'),
  ...leadFields,
  previous_status: z.string().describe('The previous status.'),
  status: z.string().describe('The new status, as set by staff.'),
  changed_at: Instant.describe('When the status was changed.'),
});

export const WonPayload = z.strictObject({
  event: eventField('lead.won'),
  ...leadFields,
  value_pence: z.int().nullable().describe('The value in pence. Null if it is unknown.'),
  won_on: z.iso.date().describe('The day on which the lead was won, in the agency’s time zone.'),
  changed_at: Instant.describe('When staff marked the lead as won.'),
});

export const LostPayload = z.strictObject({
  event: eventField('lead.lost'),
  ...leadFields,
  lost_reason: z.string().describe('A reason from the agency’s list. Empty if none was given.'),
  lost_on: z.iso.date().describe('The day on which the lead was lost, in the agency’s time zone.'),
  changed_at: Instant.describe('When staff marked the lead as lost.'),
});

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

export const BookedPayload = z.strictObject({ event: eventField('booking.created'), ...bookingFields });

export const MovedPayload = z.strictObject({
  event: eventField('booking.moved'),
  ...bookingFields,
  previous_start: Instant.describe(
    'When the meeting would have begun before. The same if only the host changed.',
  ),
});

export const CancelledPayload = z.strictObject({
  event: eventField('booking.cancelled'),
  ...bookingFields,
  reason: z.string().describe('Why it was cancelled. Empty if nobody gave a reason.'),
});

export const NoShowPayload = z.strictObject({ event: eventField('booking.no_show'), ...bookingFields });

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

/** A sample of each event, for the documentation tab and the test button. */
export const SAMPLE_PAYLOADS: Record<WebhookEvent, object> = samples;

interface EventDoc {
  /** When the event is sent. */
  text: string;
  payload: z.ZodObject;
}

/** All events. An undocumented event does not compile. */
export const WEBHOOK_EVENT_DOCS = {
  'eligibility.submitted': { text: 'A visitor completed the quiz.', payload: WebhookPayload },
  'eligibility.abandoned': {
    text: 'A visitor who agreed to marketing left the quiz.',
    payload: AbandonedPayload,
  },
  'contact.created': {
    text: 'A visitor sent one of the other forms. If it is held as likely spam, the event is sent once someone releases it.',
    payload: ContactPayload,
  },
  'lead.status_changed': {
    text: 'Staff changed the status of a quiz or contact submission, singly or in bulk.',
    payload: StatusPayload,
  },
  'lead.won': {
    text: 'Staff marked a lead as won, or set a contact submission to Converted.',
    payload: WonPayload,
  },
  'lead.lost': {
    text: 'Staff marked a lead as lost, or set it to Disqualified or Closed.',
    payload: LostPayload,
  },
  'lead.called': { text: 'Staff logged a call to a lead.', payload: CalledPayload },
  'lead.deleted': {
    text: 'Staff deleted a lead or erased a person. Delete your copy too. Leads deleted at the end of their retention period cause no event.',
    payload: DeletedPayload,
  },
  'booking.created': {
    text: 'A visitor booked a meeting, or staff did so for a lead. If it looks like spam, the event is sent once the visitor confirms it by email.',
    payload: BookedPayload,
  },
  'booking.moved': { text: 'A meeting got another time or another host.', payload: MovedPayload },
  'booking.cancelled': { text: 'The visitor or staff cancelled a meeting.', payload: CancelledPayload },
  'booking.no_show': { text: 'Staff noted that the lead did not come to a meeting.', payload: NoShowPayload },
} satisfies Record<WebhookEvent, EventDoc>;

type PayloadOf<Event extends WebhookEvent> = z.infer<(typeof WEBHOOK_EVENT_DOCS)[Event]['payload']>;

/** The events about leads from the quiz or a form. `announceLeads` in the API sends them. */
export type LeadEvent = Exclude<
  WebhookEvent,
  'eligibility.submitted' | 'eligibility.abandoned' | 'contact.created' | 'lead.deleted'
>;

/** The fields of an event about a lead, in addition to `event` and `LeadFields`. */
export type LeadEventFields<Event extends LeadEvent> = Omit<PayloadOf<Event>, keyof LeadFields | 'event'>;
