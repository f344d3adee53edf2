import { get } from '../shared/endpoint.ts';
import { z } from '../shared/zod.ts';
import { ProofChallenge } from './proof.ts';

export const formToken = {
  getFormToken: get('/api/form-token', {
    summary: 'A form token, valid for one lead, with its proof-of-work challenge',
    access: 'public',
    response: z.strictObject({ token: z.string(), challenge: ProofChallenge }),
  }),
};
