import { createHash } from 'node:crypto';
import { createClient } from '@upcurve/api-client/create-client';
import { contact } from '@upcurve/contracts/leads/contact';
import { paths } from '@upcurve/site-content/paths';
import type { FormName } from '../../content/contact/forms.ts';
import { queryOfRequestedTime } from '../calendar/requested-time.ts';
import { testCall } from '../calendar/test-call.ts';
import { type FormValues, readForm, requestedTimeOf } from './read-form.ts';
import { type Failure, failureOf, patience, ripeFormToken, visitorOptions } from './visitor-api.server.ts';

/** The result of submitting a form. It includes the form's token, so that a retry counts as the same submission. */
export type FormAnswer =
  /** `next` is the page to go to. */
  | { state: 'sent'; next: string }
  | { state: 'invalid'; values: FormValues; errors: Record<string, string>; formToken?: string }
  /** A form without a token is shown again with one. */
  | { state: 'review'; values: FormValues; formToken: string }
  /** The slot of a booking is not free any more. `next` are the next free starts. */
  | { state: 'taken'; values: FormValues; next: readonly string[]; formToken?: string }
  | ({ state: 'failed'; values: FormValues; formToken?: string } & Failure);

/**
 * Validates a submitted form and sends it to the API. The idempotency key is a hash of its content, so that the same
 * form is stored only once.
 */
export async function answerForm(formName: FormName, request: Request): Promise<FormAnswer> {
  const data = await request.formData();
  const read = readForm(formName, data);
  const formToken = String(data.get('formToken') ?? '') || undefined;
  const { values } = read;
  if (!read.isValid) return { state: 'invalid', values, errors: read.errors, formToken };

  try {
    // A form with a filled honeypot needs no second check.
    if (!read.input.formToken && !read.input.fax) {
      return { state: 'review', values, formToken: await ripeFormToken(request) };
    }
    const body = JSON.stringify(read.input);
    const idempotencyKey = createHash('sha256').update(body).digest('base64url');
    await createClient(contact, visitorOptions(request)).submitContact(
      { body: read.input },
      { idempotencyKey, ...patience() },
    );
    return { state: 'sent', next: nextPage(formName, values, idempotencyKey) };
  } catch (error) {
    return { state: 'failed', values, ...failureOf(error), formToken };
  }
}

/**
 * Returns the thank-you page, with a requested consultation or test call in its query. The key is a hash, so a part of it reveals
 * nothing.
 */
function nextPage(formName: FormName, values: FormValues, key: string): string {
  if (formName === 'callback') return paths.thankYou(formName, testCall(Date.now()));
  const requestedTime = formName === 'consultation' ? requestedTimeOf(values, key.slice(0, 16)) : undefined;
  return paths.thankYou(formName, requestedTime && queryOfRequestedTime(requestedTime));
}
