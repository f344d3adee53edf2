import type { LateDetail } from '@upcurve/contracts/quiz/quiz';
import { callHint } from '@upcurve/site-content/promises';
import type { FieldWords } from './contact/forms.ts';

/** The texts of what a visitor can do with a report: keep it, and add missing details. */

export const keeping = {
  copy: 'Copy link',
  what: 'to this report',
  copied: 'Copied. Anyone who has the link can read the report.',
  refused: 'The browser didn’t let us copy. Here it is:',
  forward: 'Forward it',
  owner: 'Send this to the owner',
  ownerNote: 'The email is written; just add the address. Do you decide for the clinic yourself?',
  ownBooking: 'Then book a consultation',
  download: { before: 'Download as', name: 'PDF' },
  print: 'Print',
  mailSubject: 'Our clinic’s report: {score} out of 100',
  mailSubjectUnscored: 'Our clinic’s report',
  mailBody: 'I had our clinic scored. The report, with what to do first:',
};

export const missing = {
  title: 'Before we speak',
  lead: 'You left these out, which is fine. With them we can look at your clinic before the call.',
  fields: {
    phone: { label: 'Phone', kind: 'tel', autoComplete: 'tel', hint: callHint },
    businessName: { label: 'Clinic name', autoComplete: 'organization' },
    location: { label: 'Town or postcode', autoComplete: 'postal-code' },
    website: { label: 'Website', autoComplete: 'url' },
  } satisfies Record<LateDetail, Omit<FieldWords, 'name'>>,
  save: 'Add to my report',
  saving: 'Saving…',
  failed: 'That didn’t reach us. Try again in a moment.',
};
