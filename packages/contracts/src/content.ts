import { defineEndpoints } from './endpoint.ts';
import { z } from './zod.ts';

/** What the site shows of what staff publish. */
export const content = defineEndpoints({
  getContentVersion: {
    method: 'GET',
    path: '/api/content-version',
    summary: 'A number that is another one after whatever visitors see has changed',
    access: 'public',
    response: z.strictObject({ version: z.int() }),
  },
});
