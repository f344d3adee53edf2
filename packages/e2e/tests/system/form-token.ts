import { setTimeout as sleep } from 'node:timers/promises';
import type { ProofChallenge } from '@upcurve/contracts/leads/proof';
import { FORM_TOKEN_MIN_SECONDS } from '@upcurve/contracts/leads/public-forms';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The number of tokens fetched at once, because they reach the minimum age together. */
const AT_ONCE = 12;
const RIPENING_MS = FORM_TOKEN_MIN_SECONDS * 1000 + 100;

interface GivenToken {
  token: string;
  challenge: ProofChallenge;
  /** A submission with a younger token goes to quarantine. */
  ripeAt: number;
}

/** The token and proof of a public form, valid for one lead. */
export type FormGuard = { formToken: string; proof: string };

const waiting = new Map<string, GivenToken[]>();
let filling: Promise<void> | undefined;

async function fetchToken(marketing: string): Promise<GivenToken> {
  const response = await fetch(`${marketing}/api/form-token`);
  const given = (await response.json()) as Pick<GivenToken, 'token' | 'challenge'>;
  return { ...given, ripeAt: Date.now() + RIPENING_MS };
}

async function fill(marketing: string, tokens: GivenToken[]): Promise<void> {
  tokens.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => fetchToken(marketing)))));
  filling = undefined;
}

/** Returns a form token of the minimum age and a solved proof, as a browser sends them. */
export async function formGuard(marketing: string): Promise<FormGuard> {
  const tokens = waiting.get(marketing) ?? [];
  waiting.set(marketing, tokens);
  let given = tokens.pop();
  while (!given) {
    // All callers share one batch, because a batch for each would be too many requests.
    filling ??= fill(marketing, tokens);
    await filling;
    given = tokens.pop();
  }
  const { token, challenge, ripeAt } = given;
  const solution = await solveChallenge({ challenge, deriveKey });
  await sleep(Math.max(0, ripeAt - Date.now()));
  return { formToken: token, proof: JSON.stringify({ challenge, solution }) };
}
