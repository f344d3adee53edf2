import { createHmac, randomBytes } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const TOKEN_AGE_MS = 60_000;

/*
 * Signs like the API (lib/security/tokens.ts, lib/security/form-guard.ts) with the benchmark's
 * secret, because solving a real proof of work for every request would take too long.
 */
const signature = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Returns the form token and proof for one lead. The first attempt solves the proof of work. */
export async function createFormGuard(secret: string): Promise<{ formToken: string; proof: string }> {
  const text = `${(Date.now() - TOKEN_AGE_MS).toString(36)}.${randomBytes(12).toString('base64url')}`;
  const formToken = `${text}.${signature(secret, 'form-token', text)}`;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    data: { formToken },
    deriveKey,
    hmacSignatureSecret: signature(secret, 'proof', 'challenge'),
    hmacKeySignatureSecret: signature(secret, 'proof', 'key'),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return { formToken, proof: JSON.stringify({ challenge, solution }) };
}
