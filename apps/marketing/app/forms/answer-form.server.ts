import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import { contact } from '@upcurve/contracts/contact';
import { formToken as formTokens } from '@upcurve/contracts/form-token';
import { FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/form-token-age';
import { config } from '../../server/config.ts';
import type { FormName } from '../content/forms.ts';
import { paths } from '../paths.ts';
import type { FormAnswer, FormValues } from './form-answer.ts';
import { readForm, wishOf } from './read-form.ts';
import { queryOfWish } from './wish.ts';

/** Of a visitor's request, what the API must know: where it came from. */
const PASSED_ON = ['origin', 'x-forwarded-for'];

/** Less than a page may take to render, so that an API that hangs is spoken of on the form itself. */
const API_PATIENCE_MS = 5_000;
/** How old a token must be to be believed, with a margin for clocks. */
const RIPENING_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

/**
 * Takes a form that was sent to the site: checks it and hands it to the API. The same form sent twice is stored once:
 * what it says is its key.
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
    // Who fills in the trap needs no second look.
    if (!read.input.formToken && !read.input.fax) {
      const { token } = await api.getFormToken({}, patience());
      // Whoever presses again at once must not be taken for a robot.
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

/** The thank-you page; of a consultation it says what was asked for. The key is a hash: a part of it tells nothing. */
function nextPage(formName: FormName, values: FormValues, key: string): string {
  const wish = formName === 'consultation' ? wishOf(values, key.slice(0, 16)) : undefined;
  return paths.thankYou(formName, wish && queryOfWish(wish));
}
