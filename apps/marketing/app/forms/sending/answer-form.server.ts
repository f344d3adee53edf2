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

/** The result of submitting a form. Its token is returned, so that sending it again is the same submission. */
export type FormAnswer =
  /** With the page that follows. */
  | { state: 'sent'; next: string }
  | { state: 'invalid'; values: FormValues; errors: Record<string, string>; formToken?: string }
  /** A form without a token is shown once more, with one. */
  | { state: 'review'; values: FormValues; formToken: string }
  | {
      state: 'failed';
      values: FormValues;
      reason: 'unreachable' | 'busy' | 'refused';
      retryAfter?: number;
      formToken?: string;
    };

/** The client address of a visitor's request, for the API. */
const PASSED_ON = ['origin', 'x-forwarded-for'];

/** Less than a page may take to render, so that an API that hangs is spoken of on the form itself. */
const API_PATIENCE_MS = 5_000;
/** How old a token must be to be believed, with a margin for clocks. */
const RIPENING_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

/**
 * Checks a submitted form and passes it to the API. The idempotency key is a hash of its content, so that the same form
 * is stored once.
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
    // A filled honeypot needs no second check.
    if (!read.input.formToken && !read.input.fax) {
      const { token } = await api.getFormToken({}, patience());
      // A quick second press must not look like a robot's.
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

/** The thank-you page, with the request of a consultation. The key is a hash, so a part of it reveals nothing. */
function nextPage(formName: FormName, values: FormValues, key: string): string {
  const wish = formName === 'consultation' ? wishOf(values, key.slice(0, 16)) : undefined;
  return paths.thankYou(formName, wish && queryOfWish(wish));
}
