import type { Proof, ProofChallenge } from '@upcurve/contracts/leads/proof';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Slower clients get a second check. */
const PATIENCE_MS = 30_000;

/** Solves a challenge and returns the proof in the format that forms send. */
export async function solve(challenge: ProofChallenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  return solution ? JSON.stringify({ challenge, solution } satisfies Proof) : undefined;
}
