import { createHash } from 'node:crypto';
import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import {
  BookingInput,
  bookings,
  type PublicMeetingType,
  SlotTaken,
} from '@upcurve/contracts/bookings/bookings';
import { paths } from '@upcurve/site-content/paths';
import { bookingFields, slotField } from '../../content/booking.ts';
import { fieldProblems } from '../../forms/fields/field-problems.ts';
import type { FormAnswer } from '../../forms/sending/answer-form.server.ts';
import { type FormValues, type ReadForm, readerOf } from '../../forms/sending/read-form.ts';
import {
  failureOf,
  patience,
  ripeFormToken,
  visitorOptions,
} from '../../forms/sending/visitor-api.server.ts';
import { readType } from './read-slots.server.ts';

/** Hidden values of the form, returned if it has to be sent again. */
const UNTYPED = ['consent', 'source', 'timeZone', 'resultToken'];

/** Reads a submitted booking. Without script the visitor's time zone is unknown, and the agency's is used. */
function readBooking(type: PublicMeetingType, data: FormData, now = Date.now()): ReadForm<BookingInput> {
  const fields = [slotField, ...bookingFields(type)];
  const names = fields.map(({ name }) => name);
  const { text, unseen, guard } = readerOf(data);
  const values = Object.fromEntries([...names, ...UNTYPED].map((name) => [name, text(name)]));
  const errors = fieldProblems(fields, text, now);
  const parsed = BookingInput.safeParse({
    type: type.slug,
    start: text('start'),
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    company: text('company') || null,
    zone: text('timeZone'),
    ...(text('resultToken') && { resultToken: unseen('resultToken', 200) }),
    ...guard(paths.bookConsultation()),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    errors[names.includes(name) ? name : 'name'] ??= message;
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { isValid: true, input: parsed.data, values }
    : { isValid: false, errors, values };
}

/**
 * Books a slot. The idempotency key is a hash of the booking, so that the same one is made only once. Another slot after
 * a 409 is another booking.
 */
export async function answerBooking(slug: string, request: Request): Promise<FormAnswer> {
  const data = await request.formData();
  const formToken = String(data.get('formToken') ?? '') || undefined;
  let values: FormValues = {};
  try {
    const read = readBooking(await readType(slug), data);
    values = read.values;
    if (!read.isValid) return { state: 'invalid', values, errors: read.errors, formToken };
    // A form with a filled honeypot needs no second check.
    if (!read.input.formToken && !read.input.fax)
      return { state: 'review', values, formToken: await ripeFormToken(request) };
    const idempotencyKey = createHash('sha256').update(JSON.stringify(read.input)).digest('base64url');
    const api = createClient({ book: bookings.book }, visitorOptions(request));
    const { manageUrl } = await api.book({ body: read.input }, { idempotencyKey, ...patience() });
    const token = new URL(manageUrl).pathname.split('/').at(-1) ?? '';
    return { state: 'sent', next: paths.booking(token, { done: 'booked' }) };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 409)
      return { state: 'taken', values, next: SlotTaken.safeParse(error.details).data?.next ?? [], formToken };
    return { state: 'failed', values, ...failureOf(error), formToken };
  }
}
