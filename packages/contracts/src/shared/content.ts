import { defineEndpoints } from './endpoint.ts';
import { z } from './zod.ts';

/** The version number of the published content. */
export const content = defineEndpoints({
  getContentVersion: {
    method: 'GET',
    path: '/api/content-version',
    summary: 'A number that changes whenever published content changes',
    access: 'public',
    response: z.strictObject({ version: z.int() }),
  },
});
