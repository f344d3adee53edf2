import { createHash } from 'node:crypto';
import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import { contact } from '@upcurve/contracts/contact';
import { formToken } from '@upcurve/contracts/form-token';
import { config } from '../../server/config.ts';
import type { FormName } from '../content/forms.ts';
import type { FormAnswer } from './form-answer.ts';
import { readForm } from './read-form.ts';

/** Of a visitor's request, what the API must know: where it came from. */
const PASSED_ON = ['origin', 'x-forwarded-for'];

/**
 * Takes a form that was sent to the site: checks it and hands it to the API. The same form sent twice is stored once:
 * what it says is its key.
 */
export async function answerForm(formName: FormName, request: Request): Promise<FormAnswer> {
  const read = readForm(formName, await request.formData());
  const { values } = read;
  if (!read.isValid) return { state: 'invalid', values, errors: read.errors };

  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const api = createClient(
    { ...contact, ...formToken },
    { baseUrl: config().apiUrl, headers: () => headers },
  );
  try {
    if (!read.input.formToken) {
      const { token } = await api.getFormToken();
      return { state: 'review', values, formToken: token };
    }
    const body = JSON.stringify(read.input);
    const idempotencyKey = createHash('sha256').update(body).digest('base64url');
    await api.submitContact({ body: read.input }, { idempotencyKey });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500)
      return { state: 'failed', values, reason: 'unreachable' };
    if (error.statusCode === 429)
      return { state: 'failed', values, reason: 'busy', retryAfter: error.retryAfter };
    return { state: 'failed', values, reason: 'refused' };
  }
}
