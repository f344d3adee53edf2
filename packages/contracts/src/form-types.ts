/* Apart from the schemas in contact.ts, which would bring zod's 26 kB to every list of leads. */

/** The public forms beside the quiz, as they are stored, each with its name in words. */
export const FORM_TYPES = {
  Contact: 'Contact form',
  'E-book': 'E-book form',
  Consultation: 'Consultation form',
  Partner: 'Partner form',
  Calculator: 'Calculator form',
} as const;
