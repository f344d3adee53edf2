import { EMAIL_MAX, isEmail, tidyEmail } from './email.ts';
import { cutLine, tidyLine, tidyText } from './tidy.ts';
import { z } from './zod.ts';

/* Letters, digits, punctuation and symbols. Excludes invisible characters: joiners, fillers, the empty Braille cell. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

interface Limits {
  min: number;
  max: number;
}

export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Whether no text occurs twice, in upper or lower case. */
export const areUnlike = (texts: readonly string[]): boolean =>
  areDistinct(texts.map((text) => text.toLowerCase()));

/**
 * Returns a schema for a single line of text. Removes invisible characters instead of rejecting them. Rejects text
 * without a visible character if it is required.
 */
export function line(limits: { min?: number; max: number }, required = 'Required') {
  const schema = z.string(required).overwrite(tidyLine).max(limits.max, `At most ${limits.max} characters.`);
  return limits.min
    ? schema
        .min(limits.min, required)
        // Reports one error at a time.
        .refine((text) => text === '' || VISIBLE.test(text), required)
    : schema;
}

/** Returns a schema for text of several lines, tidied. */
export function paragraph(limits: { max: number }) {
  return z.string('Required').overwrite(tidyText).max(limits.max, `At most ${limits.max} characters.`);
}

/**
 * Returns a schema for a line that the visitor's browser adds and nobody typed, such as a campaign. It is never an
 * error: too long a text is cut, and anything else is left out.
 */
export const untypedLine = (max: number) =>
  z
    .string()
    .overwrite((text) => cutLine(text, max))
    .optional()
    .catch(undefined);

const wholeNumberFrom = (limits: Limits) => `A whole number from ${limits.min} to ${limits.max}.`;

/** Returns a schema for a whole number, with one message for every fault. */
export const integer = (limits: Limits, message = wholeNumberFrom(limits)) =>
  z.int(message).min(limits.min, message).max(limits.max, message);

/** Returns a schema for a whole number in a query string or path. */
export const integerText = (limits: Limits) =>
  z
    .string()
    .regex(/^\d{1,10}$/, wholeNumberFrom(limits))
    .transform(Number)
    .pipe(integer(limits));

/** Returns a schema for a number in a query string, with at most two decimal places. */
export function decimalText(limits: Limits) {
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

/** The parameters of a path whose only placeholder is `{id}`. */
export const byId = z.strictObject({ id: Id });

/** Returns a schema for the ids of things that are changed together. */
export const idsOf = (max: number) =>
  z.array(Id).min(1, 'Name at least one.').max(max, `At most ${max} at once.`);

/** A timestamp in ISO 8601 UTC, such as `2026-11-21T09:30:00.000Z`. */
export const Instant = z.iso.datetime().refine(hasYear, 'There was no year 0000.');

/** A day, such as `2026-11-22`. Days of ours are in the agency's time zone. */
export const Day = z.iso.date('Enter a date.').refine(hasYear, 'There was no year 0000.');

/* The database has no year 0, as the calendar has none. */
function hasYear(text: string): boolean {
  return !text.startsWith('0000');
}

/** An empty body: deletes and logout return `{}`. */
export const Empty = z.strictObject({});

const emailText = () =>
  z
    .string('Required')
    .overwrite(tidyEmail)
    .max(EMAIL_MAX, { error: `At most ${EMAIL_MAX} characters.`, abort: true });

/** An email address, in the form that email servers understand. Keeps upper and lower case. */
export const emailWithMessage = (invalid: string) => emailText().refine(isEmail, invalid);
export const Email = emailWithMessage('Enter a valid email address.');

/** An email address or an empty text. */
export const EmailOrNone = emailText().refine(
  (text) => text === '' || isEmail(text),
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
