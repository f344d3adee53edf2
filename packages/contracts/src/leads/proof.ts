import { z } from '../shared/zod.ts';

/**
 * A sum for a browser to do before a form is believed (ALTCHA, proof of work version 2). It goes with one form token, names it in
 * `data`, and is signed.
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

/** The challenge with its solution, as a form sends it back in JSON. */
export const Proof = z.strictObject({
  challenge: ProofChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});
export type Proof = z.infer<typeof Proof>;

/** Of a proof as JSON, in characters. */
export const PROOF_MAX = 2000;
