import { RESUME_DAYS } from '@upcurve/contracts/quiz';
import type { AbandonedPayload, WebhookPayload } from '@upcurve/contracts/webhook';

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
