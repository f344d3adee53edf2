import { z } from '../shared/zod.ts';

/**
 * A proof-of-work challenge that the browser must solve for a public form (ALTCHA, proof of work version 2). It belongs
 * to one form token, contains it in `data`, and is signed.
 */
export const ProofChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    cost: z.int(),
    data: z.strictObject({ formToken: z.string() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** The challenge with its solution, which a form sends back as JSON. */
export const Proof = z.strictObject({
  challenge: ProofChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});
export type Proof = z.infer<typeof Proof>;

export const PROOF_MAX = 2000;
