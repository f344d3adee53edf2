import { defineEndpoints } from './endpoint.ts';
import { z } from './zod.ts';

export const formToken = defineEndpoints({
  getFormToken: {
    method: 'GET',
    path: '/api/form-token',
    summary: 'A signed time that a public form sends back',
    access: 'public',
    response: z.strictObject({ token: z.string() }),
  },
});
