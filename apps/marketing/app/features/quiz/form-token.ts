import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/form-token-age';
import type { ProgressStore } from './progress-store.ts';
import type { QuizApi } from './quiz-api.ts';

/** Fetched anew an hour before it runs out, so that it does not run out on the way. */
const USABLE_MS = (FORM_TOKEN_MAX_HOURS - 1) * 3_600_000;
/** A little over the least age, since the server's clock ticks on its own. */
const LEAST_AGE_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The form token, fetched unless a usable one is at hand. */
export async function ensureFormToken(store: ProgressStore, api: QuizApi) {
  const known = store.get().formToken;
  const age = known ? Date.now() - known.fetchedAt : Number.NaN;
  if (known && age >= 0 && age < USABLE_MS) return known;
  const { token } = await api.getFormToken();
  const fresh = { token, fetchedAt: Date.now() };
  store.update({ formToken: fresh });
  return fresh;
}

/**
 * The form token once it is old enough to be believed, and until when it is; ready at once when it was fetched some
 * screens ago.
 */
export async function ripeFormToken(store: ProgressStore, api: QuizApi) {
  const { token, fetchedAt } = await ensureFormToken(store, api);
  const missing = LEAST_AGE_MS - (Date.now() - fetchedAt);
  if (missing > 0) await pause(missing);
  return { token, goodUntil: fetchedAt + USABLE_MS };
}
