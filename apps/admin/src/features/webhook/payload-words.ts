import { RESUME_DAYS } from '@upcurve/contracts/quiz';
import type {
  AbandonedPayload,
  ContactPayload,
  DeletedPayload,
  StatusPayload,
  WebhookPayload,
} from '@upcurve/contracts/webhook-payload';

export type FieldWords = readonly [name: string, meaning: string];

/** Every field of the payload and what it holds. */
export const FIELDS: readonly (readonly [name: keyof WebhookPayload, meaning: string])[] = [
  ['first_name', 'The first word of the name that the visitor gave.'],
  ['last_name', 'Everything after it; empty where the name is one word.'],
  ['email', 'As the visitor typed it.'],
  ['phone', 'Empty where none was given.'],
  ['business_name', 'The clinic; empty where none was given.'],
  ['website', 'Empty where none was given.'],
  ['quiz_title', 'The name of the quiz.'],
  ['slug', 'The quiz in short: eligibility.'],
  ['submitted_at', 'When the quiz was completed, as ISO 8601 in UTC.'],
  [
    'answers',
    'Question and response in words, in the order of the quiz. Several choices are joined by commas.',
  ],
];

/** What the payload of a quiz that was left has besides, and what stands for something else there. */
export const ABANDONED_FIELDS: readonly (readonly [name: keyof AbandonedPayload, meaning: string])[] = [
  ['event', 'Always eligibility.abandoned.'],
  ['started_at', 'When the quiz was begun; it has no submitted_at.'],
  ['abandoned_at', 'When it was found to have been left.'],
  ['answers', 'Only the questions that were answered.'],
  ['missing', 'The questions without an answer, skipped ones included.'],
  [
    'resume_url',
    'The visitor’s link to carry on, on any device. Whoever has it sees the answers and the contact details: send it to that address and to nobody else.',
  ],
  ['resume_until', `When the link stops working, ${RESUME_DAYS} days later; handing in ends it sooner.`],
];

type Words<Payload> = readonly (readonly [name: keyof Payload, meaning: string])[];

const LEAD = [
  ['lead_id', 'Names the lead: the same in every event about it.'],
  ['first_name', 'The first word of the name that the visitor gave.'],
  ['last_name', 'Everything after it; empty where the name is one word.'],
  ['email', 'As the visitor typed it.'],
  ['phone', 'Empty where none was given.'],
  ['business_name', 'The clinic; empty where none was given.'],
] as const;

export const CONTACT_FIELDS: Words<ContactPayload> = [
  ['event', 'Always contact.created.'],
  ['kind', 'Always contact.'],
  ...LEAD,
  ['form_type', 'Which form: Contact, E-book, Consultation, Partner or Calculator.'],
  ['message', 'Empty where the form has none.'],
  ['details', 'What the form asks besides, such as the wished day or the plan: a list of labels and texts.'],
  ['source', 'The page and the button that sent it.'],
  ['submitted_at', 'When it was sent, as ISO 8601 in UTC.'],
];

export const STATUS_FIELDS: Words<StatusPayload> = [
  ['event', 'Always lead.status_changed.'],
  ['kind', 'eligibility for a quiz, contact for another form.'],
  ...LEAD,
  ['previous_status', 'What it was before.'],
  ['status', 'What it is now, as staff set it.'],
  ['changed_at', 'When it was set.'],
];

export const DELETED_FIELDS: Words<DeletedPayload> = [
  ['event', 'Always lead.deleted.'],
  ['kind', 'eligibility for a quiz, contact for another form.'],
  ['lead_id', 'Names the lead, as in its other events.'],
  ['email', 'Whose it was; null where the person asked to be erased.'],
  [
    'webhook_ids',
    'The webhook-id of each delivery that told this receiver of the lead, the newest first, up to a hundred. With these it is found where only they were kept.',
  ],
  ['deleted_at', 'When it was deleted.'],
];
