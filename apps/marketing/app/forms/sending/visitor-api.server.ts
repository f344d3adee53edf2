import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import { formToken } from '@upcurve/contracts/leads/form-token';
import { FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import { config } from '../../../server/config.ts';

/** Headers to forward to the API. They identify the visitor's origin and IP address. */
const PASSED_ON = ['origin', 'x-forwarded-for'];

/** Shorter than the render timeout of a page, so that the form itself can report an API that hangs. */
const API_PATIENCE_MS = 5_000;
/** Minimum age of a token before the API accepts it, with a margin for clock differences. */
const RIPENING_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

/** Returns the options of an API client that acts for the visitor who sent this request. */
export function visitorOptions(request: Request) {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return { baseUrl: config().apiUrl, headers: () => headers };
}

export const patience = () => ({ signal: AbortSignal.timeout(API_PATIENCE_MS) });

/** Fetches a form token, and waits until the API accepts it, even if the visitor clicks again immediately. */
export async function ripeFormToken(request: Request): Promise<string> {
  const { token } = await createClient(formToken, visitorOptions(request)).getFormToken({}, patience());
  await sleep(RIPENING_MS);
  return token;
}

/** Why the API did not store a form. */
export interface Failure {
  reason: 'unreachable' | 'busy' | 'refused';
  /** In seconds. */
  retryAfter?: number;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.statusCode >= 500) return { reason: 'unreachable' };
  if (error.statusCode === 429) return { reason: 'busy', retryAfter: error.retryAfter };
  return { reason: 'refused' };
}
