import { randomInt } from 'node:crypto';
import { Proof, type ProofChallenge } from '@upcurve/contracts/leads/proof';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { signature } from './tokens.ts';

/** One attempt takes a desktop computer about half a millisecond. Neither browsers nor bots can do it much faster. */
export const ALGORITHM = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32 };
/** Minimum and maximum number of attempts: a second or less on a desktop, some seconds on an old phone. */
const TRIES = [400, 1200] as const;

/** Challenge and solution have separate signatures, so verifying needs no brute force. */
export const proofSecrets = (secret: string) => ({
  hmacSignatureSecret: signature(secret, 'proof', 'challenge'),
  hmacKeySignatureSecret: signature(secret, 'proof', 'key'),
});

/**
 * Creates the proof-of-work challenge of a form token. It has no expiry of its own, because the token has one by the
 * database's clock.
 */
export async function issueChallenge(secret: string, formToken: string): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    ...ALGORITHM,
    ...proofSecrets(secret),
    counter: randomInt(...TRIES),
    data: { formToken },
    deriveKey,
  });
  return challenge as ProofChallenge;
}

export async function isProven(secret: string, formToken: string, proof: string): Promise<boolean> {
  const parsed = Proof.safeParse(parseJson(proof));
  if (!parsed.success || parsed.data.challenge.parameters.data.formToken !== formToken) return false;
  const { verified } = await verifySolution({ ...parsed.data, ...proofSecrets(secret), deriveKey });
  return verified;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
