import { z } from './zod.ts';

/* PostgreSQL stores no NUL, and a lone surrogate or a control character in a name is never meant. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL_BUT_NEWLINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/* Letters, figures and signs; not what looks like nothing: joiners, fillers, the empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const storable = (control: RegExp) => (value: string) => value.isWellFormed() && !control.test(value);

/** One line of text, trimmed. Refuses control characters and broken Unicode; where it is required, text that nobody can see. */
export function line(limits: { min?: number; max: number }, required = 'Required') {
  const schema = z
    .string(required)
    .trim()
    .max(limits.max, `At most ${limits.max} characters.`)
    .refine(storable(CONTROL), 'Invalid input');
  return limits.min
    ? schema
        .min(limits.min, required)
        // Report one fault at a time.
        .refine((text) => text === '' || !storable(CONTROL)(text) || VISIBLE.test(text), required)
    : schema;
}

/** Text of several lines, trimmed. */
export function paragraph(limits: { max: number }) {
  return z
    .string('Required')
    .trim()
    .max(limits.max, `At most ${limits.max} characters.`)
    .refine(storable(CONTROL_BUT_NEWLINES), 'Invalid input');
}

/** A whole number that arrives as the text of a query string or path. */
export function integerText(limits: { min: number; max: number }) {
  const message = `A whole number from ${limits.min} to ${limits.max}.`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(limits.min, message).max(limits.max, message));
}

/** Yes or no that arrives as the text of a form's field. */
export const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A UUID, however it is written, as it is stored. */
export const Id = z.uuid().toLowerCase();

/** A moment as ISO 8601 UTC, such as `2026-11-21T09:30:00.000Z`. */
export const Instant = z.iso.datetime();

/** Nothing to say: deletes and logout answer `{}`. */
export const Empty = z.strictObject({});

export const EMAIL_MAX = 254;
/** An email address of at most 254 characters, trimmed; its letter case is kept. */
export const emailSaying = (invalid: string) =>
  z.string('Required').trim().max(EMAIL_MAX, `At most ${EMAIL_MAX} characters.`).pipe(z.email(invalid));
export const Email = emailSaying('Enter a valid email address.');

/** An email address, or an empty text for none. */
export const EmailOrNone = line({ max: EMAIL_MAX }).refine(
  (text) => text === '' || Email.safeParse(text).success,
  'Enter a valid email address.',
);

/** A key the caller makes up so that a repeated write is done once: 1–128 visible ASCII characters. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/, 'Use 1 to 128 visible ASCII characters.');

export const SLUG_MAX = 100;

/** The last part of an address: lower case letters, digits and single hyphens. */
export const Slug = z
  .string('Required')
  .trim()
  .min(2, 'Slug must be at least 2 characters')
  .max(SLUG_MAX, `At most ${SLUG_MAX} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower case letters, digits and single hyphens.');
