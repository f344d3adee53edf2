import { post } from '../shared/endpoint.ts';
import { Empty } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** Maximum length of the token, which is an encrypted address. */
export const UNSUBSCRIBE_TOKEN_MAX = 600;

export const suppression = {
  unsubscribe: post('/api/unsubscribe', {
    summary: 'Unsubscribe an address from marketing by the token of an email. 400 if the token is invalid',
    access: 'public',
    origin: 'site',
    body: z.strictObject({ token: z.string().max(UNSUBSCRIBE_TOKEN_MAX) }),
    response: Empty,
    // Email providers unsubscribe on behalf of many people from a few IP addresses.
    rateLimit: { limit: { calls: 1000, minutes: 10 }, repeat: 'same' },
  }),
};
