import { z } from './zod.ts';

/* PostgreSQL cannot store NUL. Lone surrogates and control characters are never intended in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these patterns reject them
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these patterns reject them
const CONTROL_BUT_NEWLINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/* Letters, digits, punctuation and symbols. Excludes invisible characters: joiners, fillers, the empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const isStorable = (control: RegExp) => (value: string) => value.isWellFormed() && !control.test(value);

/** Whether no value occurs twice. */
export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Returns a schema for a single line of text, trimmed. Rejects control characters, broken Unicode and, if the text is
 * required, text without a visible character.
 */
export function line(limits: { min?: number; max: number }, required = 'Required') {
  const schema = z
    .string(required)
    .trim()
    .max(limits.max, `At most ${limits.max} characters.`)
    .refine(isStorable(CONTROL), 'Invalid input');
  return limits.min
    ? schema
        .min(limits.min, required)
        // Reports one error at a time.
        .refine((text) => text === '' || !isStorable(CONTROL)(text) || VISIBLE.test(text), required)
    : schema;
}

/** Returns a schema for text of several lines, trimmed. */
export function paragraph(limits: { max: number }) {
  return z
    .string('Required')
    .trim()
    .max(limits.max, `At most ${limits.max} characters.`)
    .refine(isStorable(CONTROL_BUT_NEWLINES), 'Invalid input');
}

/** Returns a schema for a whole number in a query string or path. */
export function integerText(limits: { min: number; max: number }) {
  const message = `A whole number from ${limits.min} to ${limits.max}.`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(limits.min, message).max(limits.max, message));
}

/** Returns a schema for a number in a query string, with at most two decimal places. */
export function decimalText(limits: { min: number; max: number }) {
  const message = `A number from ${limits.min} to ${limits.max}.`;
  return z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, message)
    .transform(Number)
    .pipe(z.number(message).min(limits.min, message).max(limits.max, message));
}

/** A boolean in a form field, sent as text. */
export const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A UUID, normalised to the stored form. */
export const Id = z.uuid().toLowerCase();

/** A timestamp in ISO 8601 UTC, such as `2026-11-21T09:30:00.000Z`. */
export const Instant = z.iso.datetime();

/** An empty body: deletes and logout return `{}`. */
export const Empty = z.strictObject({});

export const EMAIL_MAX = 254;
/** An email address of at most 254 characters, trimmed. Keeps upper and lower case. */
export const emailWithMessage = (invalid: string) =>
  z.string('Required').trim().max(EMAIL_MAX, `At most ${EMAIL_MAX} characters.`).pipe(z.email(invalid));
export const Email = emailWithMessage('Enter a valid email address.');

/** An email address or an empty text. */
export const EmailOrNone = line({ max: EMAIL_MAX }).refine(
  (text) => text === '' || Email.safeParse(text).success,
  'Enter a valid email address.',
);

/** A key from the caller that makes a retried write happen only once: 1–128 visible ASCII characters. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/, 'Use 1 to 128 visible ASCII characters.');

export const SLUG_MAX = 100;

/** A slug, the last part of a URL: lower case letters, digits and single hyphens. */
export const Slug = z
  .string('Required')
  .trim()
  .min(2, 'Slug must be at least 2 characters')
  .max(SLUG_MAX, `At most ${SLUG_MAX} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower case letters, digits and single hyphens.');
