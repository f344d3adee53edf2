import type { formToken } from '@upcurve/contracts/leads/form-token';
import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import type { z } from 'zod';
import { proofOf } from '../../proof/proof-of.ts';

/** A token is replaced an hour before it expires, so that it cannot expire during a request. */
const USABLE_MS = (FORM_TOKEN_MAX_HOURS - 1) * 3_600_000;
/** Slightly more than the minimum age, because the clocks of browser and server differ. */
const LEAST_AGE_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

const PATIENCE_MS = 10_000;

let known: { token: Promise<GivenToken>; askedAt: number } | undefined;

interface GivenToken {
  text: string;
  /** The time at which the token was received, in ms. The server created it earlier, so it is at least this old. */
  gotAt: number;
  proof: Promise<string | undefined>;
}

async function fetchToken(): Promise<GivenToken> {
  const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`No form token: ${response.status}`);
  const given = (await response.json()) as z.infer<(typeof formToken)['getFormToken']['response']>;
  return { text: given.token, gotAt: Date.now(), proof: proofOf(given.challenge) };
}

/**
 * Fetches a token and solves its proof of work while the visitor still types. After a failure, sending the form fetches
 * it.
 */
export function prepareFormToken(): void {
  if (known && Date.now() - known.askedAt < USABLE_MS) return;
  const asked = { token: fetchToken(), askedAt: Date.now() };
  known = asked;
  asked.token.catch(() => {
    if (known === asked) known = undefined;
  });
}

/** Call this once a form was sent, because the next form needs a new token. */
export function dropFormToken(): void {
  known = undefined;
}

/**
 * Returns the token, once it is old enough to be accepted, and its proof if there is one.
 * @throws if the token cannot be fetched
 */
export async function waitForFormToken(): Promise<{ formToken: string; proof: string | undefined }> {
  prepareFormToken();
  const { text, gotAt, proof } = await (known as NonNullable<typeof known>).token;
  const missing = LEAST_AGE_MS - (Date.now() - gotAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return { formToken: text, proof: await proof };
}
