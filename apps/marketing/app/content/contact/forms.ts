import type { FormType } from '@upcurve/contracts/leads/contact';
import { REQUESTED_TIME_LABELS } from '@upcurve/contracts/leads/public-forms';
import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import { callingHoursOf } from '@upcurve/site-content/pricing/plans';
import { callHint, callPromise } from '@upcurve/site-content/promises';
import { partsOfDay } from './booking.ts';

export interface FieldWords {
  /**
   * `name`, `email`, `phone`, `company` and `message` have their own lead fields; all other names are stored as
   * details.
   */
  name: string;
  label: string;
  /** The label for staff, if the visitor's label is a question. */
  fact?: string;
  hint?: string;
  kind?: 'line' | 'email' | 'tel' | 'lines' | 'day' | 'choice';
  /** The options of a choice field, by submitted value. */
  options?: Readonly<Record<string, { label: string; hours?: string }>>;
  autoComplete?: string;
  /** Whether the field is short enough to share a row with another one. */
  isShort?: boolean;
  /** The error message if the field is empty. Without it the field is optional. */
  missing?: string;
}

export interface FormWords {
  type: FormType;
  title: string;
  lead: string;
  fields: readonly FieldWords[];
  submit: string;
  sent: string;
}

export const nameField: FieldWords = {
  name: 'name',
  label: 'Your name',
  isShort: true,
  autoComplete: 'name',
  missing: 'Enter your name.',
};
export const emailField: FieldWords = {
  name: 'email',
  label: 'Email',
  isShort: true,
  kind: 'email',
  autoComplete: 'email',
  missing: 'Enter your email address.',
};
export const phoneField: FieldWords = {
  name: 'phone',
  label: 'Phone',
  isShort: true,
  kind: 'tel',
  autoComplete: 'tel',
  hint: callHint,
};
export const clinicField: FieldWords = {
  name: 'company',
  label: 'Clinic',
  isShort: true,
  autoComplete: 'organization',
};

/** The public forms, by the last segment of their address. */
export const forms = {
  contact: {
    type: 'Contact',
    title: 'Write to us',
    lead: 'The person who reads it answers it, within one working day.',
    fields: [
      nameField,
      emailField,
      phoneField,
      clinicField,
      {
        name: 'message',
        label: 'What would you like to change?',
        hint: 'The clinic, the town, and what you’ve tried so far.',
        kind: 'lines',
        missing: 'Write us a line or two.',
      },
    ],
    submit: 'Send the message',
    sent: 'It has arrived. One moment…',
  },
  'e-book': {
    type: 'E-book',
    title: 'Where may we say it came from?',
    lead: 'Tell us your name and email, and download it on the next screen.',
    fields: [nameField, emailField],
    submit: 'Get the e-book',
    sent: 'Here it is.',
  },
  consultation: {
    type: 'Consultation',
    title: 'Ask for a time',
    lead: 'Thirty minutes, free. We’ll confirm the exact time within one working day.',
    fields: [
      {
        name: 'day',
        label: 'Which day suits you?',
        fact: REQUESTED_TIME_LABELS.day,
        kind: 'day',
        hint: 'Monday to Friday. We need one working day to confirm.',
        missing: 'Choose a day.',
      },
      {
        name: 'part',
        label: 'What time of day?',
        fact: REQUESTED_TIME_LABELS.part,
        kind: 'choice',
        hint: 'UK time.',
        options: partsOfDay,
        missing: 'Choose morning, afternoon or evening.',
      },
      {
        name: 'otherDay',
        label: 'Another day that works',
        fact: REQUESTED_TIME_LABELS.otherDay,
        kind: 'day',
      },
      nameField,
      emailField,
      { ...phoneField, missing: 'Enter a number we can call.', hint: 'We’ll call it at the time we agree.' },
      clinicField,
      { name: 'message', label: 'Anything we should look at beforehand?', kind: 'lines' },
    ],
    submit: 'Ask for this time',
    sent: 'It has arrived. One moment…',
  },
  partner: {
    type: 'Partner',
    title: 'Apply to become a partner',
    lead: 'Five minutes. You’ll hear from us within three working days, yes or no.',
    fields: [
      nameField,
      emailField,
      phoneField,
      {
        name: 'company',
        label: 'Your business',
        autoComplete: 'organization',
        missing: 'Enter the name of your business.',
      },
      { name: 'website', label: 'Website', hint: 'Or a profile where we can see what you do.' },
      {
        name: 'clinics',
        label: 'How many clinics do you work with?',
        missing: 'Enter a rough number.',
      },
      {
        name: 'message',
        label: 'What do you do for them, and why us?',
        kind: 'lines',
        missing: 'Write us a line or two.',
      },
    ],
    submit: 'Send the application',
    sent: 'It has arrived. One moment…',
  },
  calculator: {
    type: 'Calculator',
    title: 'Send this result to us',
    lead: `We’ll look at your figures and write back with the one leak we’d close first. ${callPromise}`,
    fields: [nameField, emailField, phoneField, clinicField],
    submit: 'Send the result',
    sent: 'It has arrived. One moment…',
  },
  callback: {
    type: 'Callback',
    title: 'Test us: leave your number',
    lead: `We ring within ${PROMPT_CALL_MINUTES} minutes, ${callingHoursOf('ground')}; otherwise first thing on the next working day.`,
    fields: [
      nameField,
      { ...phoneField, missing: 'Enter the number we should ring.', hint: 'We use it for this call.' },
      { ...emailField, hint: 'In case we can’t reach you.' },
    ],
    submit: 'Start the clock',
    sent: 'The clock is running…',
  },
} as const satisfies Record<string, FormWords>;

export type FormName = keyof typeof forms;

export const formNotice =
  'We use what you give here to answer you, and keep it for up to 24 months. We never sell it.';
export const formConsent =
  'Send me occasional advice on growing a clinic by email. I can stop it at any time.';

/** Error messages for invalid values; the server uses the same texts. */
export const fieldTrouble = {
  email: 'Enter a valid email address.',
  tel: 'Enter a valid phone number.',
};

export const formTrouble = {
  unreachable:
    'We can’t reach our server. It may be your connection or ours. Nothing you wrote is lost: try again in a moment.',
  busy: 'You’ve sent this several times in a short while. Nothing you wrote is lost: wait a moment and try again.',
  refused: 'Our server rejected this form. Reload the page and try again; your text stays in the fields.',
  review:
    'Please check it and press the button again. This browser runs no script, so we ask twice to tell people from robots.',
  instead: 'Would you rather talk? Call',
};
