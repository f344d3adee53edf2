import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/form-token-age';

/** Fetched anew an hour before it runs out, so that it does not run out on the way. */
const USABLE_MS = (FORM_TOKEN_MAX_HOURS - 1) * 3_600_000;
/** A little over the least age, since the server's clock ticks on its own. */
const LEAST_AGE_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

let known: { token: Promise<string>; fetchedAt: number } | undefined;

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/form-token');
  if (!response.ok) throw new Error(`No form token: ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Has a token fetched while the visitor still types. Where that fails, sending fetches it. */
export function prepareFormToken(): void {
  if (known && Date.now() - known.fetchedAt < USABLE_MS) return;
  const asked = { token: fetchToken(), fetchedAt: Date.now() };
  known = asked;
  asked.token.catch(() => {
    if (known === asked) known = undefined;
  });
}

/**
 * The token that goes with a form, once it is old enough to be believed.
 * @throws where it cannot be fetched
 */
export async function ripeFormToken(): Promise<string> {
  prepareFormToken();
  const { token, fetchedAt } = known as NonNullable<typeof known>;
  const text = await token;
  const missing = LEAST_AGE_MS - (Date.now() - fetchedAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return text;
}
