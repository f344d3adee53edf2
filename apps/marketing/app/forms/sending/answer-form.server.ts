import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import { contact } from '@upcurve/contracts/leads/contact';
import { formToken as formTokens } from '@upcurve/contracts/leads/form-token';
import { FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import { config } from '../../../server/config.ts';
import type { FormName } from '../../content/contact/forms.ts';
import { paths } from '../../paths.ts';
import { queryOfWish } from '../calendar/wish.ts';
import { type FormValues, readForm, wishOf } from './read-form.ts';

/** The result of submitting a form. It includes the form's token, so that a retry counts as the same submission. */
export type FormAnswer =
  /** `next` is the page to go to. */
  | { state: 'sent'; next: string }
  | { state: 'invalid'; values: FormValues; errors: Record<string, string>; formToken?: string }
  /** A form without a token is shown again with one. */
  | { state: 'review'; values: FormValues; formToken: string }
  | {
      state: 'failed';
      values: FormValues;
      reason: 'unreachable' | 'busy' | 'refused';
      retryAfter?: number;
      formToken?: string;
    };

/** Headers to forward to the API. They identify the visitor's origin and IP address. */
const PASSED_ON = ['origin', 'x-forwarded-for'];

/** Shorter than the render timeout of a page, so that the form itself can report an API that hangs. */
const API_PATIENCE_MS = 5_000;
/** Minimum age of a token before the API accepts it, with a margin for clock differences. */
const RIPENING_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

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

  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const api = createClient(
    { ...contact, ...formTokens },
    { baseUrl: config().apiUrl, headers: () => headers },
  );
  const patience = () => ({ signal: AbortSignal.timeout(API_PATIENCE_MS) });
  try {
    // A form with a filled honeypot needs no second check.
    if (!read.input.formToken && !read.input.fax) {
      const { token } = await api.getFormToken({}, patience());
      // The token must be old enough, even if the visitor clicks again immediately.
      await sleep(RIPENING_MS);
      return { state: 'review', values, formToken: token };
    }
    const body = JSON.stringify(read.input);
    const idempotencyKey = createHash('sha256').update(body).digest('base64url');
    await api.submitContact({ body: read.input }, { idempotencyKey, ...patience() });
    return { state: 'sent', next: nextPage(formName, values, idempotencyKey) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500)
      return { state: 'failed', values, reason: 'unreachable', formToken };
    if (error.statusCode === 429)
      return { state: 'failed', values, reason: 'busy', retryAfter: error.retryAfter, formToken };
    return { state: 'failed', values, reason: 'refused', formToken };
  }
}

/**
 * Returns the thank-you page, with a requested consultation in its query. The key is a hash, so a part of it reveals
 * nothing.
 */
function nextPage(formName: FormName, values: FormValues, key: string): string {
  const wish = formName === 'consultation' ? wishOf(values, key.slice(0, 16)) : undefined;
  return paths.thankYou(formName, wish && queryOfWish(wish));
}
