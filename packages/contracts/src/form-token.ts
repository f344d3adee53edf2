import { defineEndpoints } from './endpoint.ts';
import { ProofChallenge } from './proof.ts';
import { z } from './zod.ts';

export const formToken = defineEndpoints({
  getFormToken: {
    method: 'GET',
    path: '/api/form-token',
    summary: 'A signed time that a public form sends back, good for one lead, and the sum that goes with it',
    access: 'public',
    response: z.strictObject({ token: z.string(), challenge: ProofChallenge }),
  },
});
