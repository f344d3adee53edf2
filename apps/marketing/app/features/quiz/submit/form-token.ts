import { FORM_TOKEN_MAX_HOURS, FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import { proofOf } from '../../../proof/proof-of.ts';
import type { GivenFormToken } from '../progress/progress.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import type { QuizApi } from '../session/quiz-api.ts';

/**
 * Maximum age for use, in ms: the token is renewed an hour before it expires, so that it stays valid during the
 * request.
 */
const USABLE_MS = (FORM_TOKEN_MAX_HOURS - 1) * 3_600_000;
/** Minimum age, in ms, with a margin for differences between the server's clock and ours. */
const LEAST_AGE_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let proving: { token: string; done: Promise<string | undefined> } | undefined;

/** Computes a token's proof of work once, or again if the page was left before it finished. */
function prove(store: ProgressStore, { token, challenge, proof }: GivenFormToken) {
  if (proof || !challenge) return Promise.resolve(proof);
  if (proving?.token !== token) {
    const done = proofOf(challenge).then((found) => {
      const { formToken } = store.get();
      if (found && formToken?.token === token) store.update({ formToken: { ...formToken, proof: found } });
      return found;
    });
    proving = { token, done };
  }
  return proving.done;
}

/** Returns the stored form token if it is usable, otherwise a new one, and starts its proof of work. */
export async function ensureFormToken(store: ProgressStore, api: QuizApi): Promise<GivenFormToken> {
  const known = store.get().formToken;
  const age = known ? Date.now() - known.fetchedAt : Number.NaN;
  if (known && age >= 0 && age < USABLE_MS) {
    prove(store, known);
    return known;
  }
  const { token, challenge } = await api.getFormToken();
  const fresh = { token, fetchedAt: Date.now(), challenge };
  store.update({ formToken: fresh });
  prove(store, fresh);
  return fresh;
}

/**
 * Returns the form token once it is old enough for the server, with its expiry. Usually immediate, because an earlier
 * screen has fetched the token.
 */
export async function waitForFormToken(store: ProgressStore, api: QuizApi) {
  const given = await ensureFormToken(store, api);
  const missing = LEAST_AGE_MS - (Date.now() - given.fetchedAt);
  if (missing > 0) await pause(missing);
  return { ...given, goodUntil: given.fetchedAt + USABLE_MS };
}

/** Returns the token with its proof of work, if this browser can compute one. */
export async function provenFormToken(store: ProgressStore, api: QuizApi) {
  const ripe = await waitForFormToken(store, api);
  return { ...ripe, proof: await prove(store, ripe) };
}
