import { createHmac, randomBytes } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const TOKEN_AGE_MS = 60_000;

/* As the API signs (lib/security/tokens.ts, lib/security/form-guard.ts, lib/security/proof.ts): a bench knows its secret, and no crowd could do so many sums. */
const signature = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** What guards a form, for one lead, of a sum that the first try solves. */
export async function mintGuard(secret: string): Promise<{ formToken: string; proof: string }> {
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
