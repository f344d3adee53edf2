import { get } from './endpoint.ts';
import { z } from './zod.ts';

export const content = {
  getContentVersion: get('/api/content-version', {
    summary: 'A number that changes whenever published content changes',
    access: 'public',
    response: z.strictObject({ version: z.int() }),
  }),
};
