import type { formToken } from '@upcurve/contracts/leads/form-token';
import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import type { z } from 'zod';
import { proofOf } from '../../proof/proof-of.ts';

/** Renewed an hour before it expires, so that it does not expire during the call. */
const USABLE_MS = (FORM_TOKEN_MAX_HOURS - 1) * 3_600_000;
/** A little over the least age, since clocks tick on their own. */
const LEAST_AGE_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

const PATIENCE_MS = 10_000;

let known: { token: Promise<GivenToken>; askedAt: number } | undefined;

interface GivenToken {
  text: string;
  /** When it was here: the server made it before, so that it is at least as old as this. */
  gotAt: number;
  proof: Promise<string | undefined>;
}

async function fetchToken(): Promise<GivenToken> {
  const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`No form token: ${response.status}`);
  const given = (await response.json()) as z.infer<(typeof formToken)['getFormToken']['response']>;
  return { text: given.token, gotAt: Date.now(), proof: proofOf(given.challenge) };
}

/** Has a token fetched, and its sum done, while the visitor still types. Where that fails, sending fetches it. */
export function prepareFormToken(): void {
  if (known && Date.now() - known.askedAt < USABLE_MS) return;
  const asked = { token: fetchToken(), askedAt: Date.now() };
  known = asked;
  asked.token.catch(() => {
    if (known === asked) known = undefined;
  });
}

/** A form has arrived with it: the next needs another. */
export function dropFormToken(): void {
  known = undefined;
}

/**
 * The token that goes with a form, once it is old enough to be believed, and its proof where there is one.
 * @throws where it cannot be fetched
 */
export async function waitForFormToken(): Promise<{ formToken: string; proof: string | undefined }> {
  prepareFormToken();
  const { text, gotAt, proof } = await (known as NonNullable<typeof known>).token;
  const missing = LEAST_AGE_MS - (Date.now() - gotAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return { formToken: text, proof: await proof };
}
