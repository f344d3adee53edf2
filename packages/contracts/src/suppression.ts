import { defineEndpoints } from './endpoint.ts';
import { Empty } from './text.ts';
import { z } from './zod.ts';

/** An encrypted address is this long at most. */
export const UNSUBSCRIBE_TOKEN_MAX = 600;

export const suppression = defineEndpoints({
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    summary:
      'Send no more marketing to the address that the token of a mail stands for; 400 where it stands for none',
    access: 'public',
    origin: 'site',
    body: z.strictObject({ token: z.string().max(UNSUBSCRIBE_TOKEN_MAX) }),
    response: Empty,
    // Mail providers press the button for many from few addresses.
    bounds: { limit: { calls: 1000, minutes: 10 }, repeat: 'same' },
  },
});
