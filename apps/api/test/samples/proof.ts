import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { ALGORITHM, proofSecrets } from '../../src/lib/security/form-guard.ts';

const hmac = (secret: string, data: string | Buffer) =>
  createHmac('sha256', secret).update(data).digest('hex');

/** Returns the proof of a form token, with a challenge that the first attempt solves. */
export function proofOf(secret: string, formToken: string): string {
  const { algorithm, cost, keyLength } = ALGORITHM;
  const { hmacSignatureSecret, hmacKeySignatureSecret } = proofSecrets(secret);
  const [nonce, salt] = [randomBytes(16), randomBytes(16)];
  const firstTry = Buffer.concat([nonce, Buffer.alloc(4)]);
  const key = pbkdf2Sync(firstTry, salt, cost, keyLength, 'sha256');
  // Keys are in alphabetical order, as the signature requires.
  const parameters = {
    algorithm,
    cost,
    data: { formToken },
    keyLength,
    keyPrefix: key.toString('hex').slice(0, keyLength),
    keySignature: hmac(hmacKeySignatureSecret, key),
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
  };
  const challenge = { parameters, signature: hmac(hmacSignatureSecret, JSON.stringify(parameters)) };
  return JSON.stringify({ challenge, solution: { counter: 0, derivedKey: key.toString('hex') } });
}
