import type { Proof, ProofChallenge } from '@upcurve/contracts/proof';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Who is slower than this is looked at a second time. */
const PATIENCE_MS = 30_000;

/** Does the sum of a challenge; gives the proof as forms send it. */
export async function solve(challenge: ProofChallenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution ? JSON.stringify({ challenge, solution } satisfies Proof) : undefined;
}
