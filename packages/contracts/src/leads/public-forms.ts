/* Separate from the schemas, so that pages and lists of leads load without zod (26 kB). */

/** The public forms other than the quiz: stored name and label. */
export const FORM_TYPES = {
  Contact: 'Contact form',
  'E-book': 'E-book form',
  Consultation: 'Consultation form',
  Partner: 'Partner form',
  Calculator: 'Calculator form',
  Callback: 'Test call',
} as const;

/** Labels of the preferred time in the details of a consultation form, in the form's order. */
export const REQUESTED_TIME_LABELS = { day: 'Preferred day', part: 'Time of day', otherDay: 'Or' } as const;

/** A form that is sent back faster than this was not filled in by a person. */
export const FORM_TOKEN_MIN_SECONDS = 3;
export const FORM_TOKEN_MAX_HOURS = 24;
