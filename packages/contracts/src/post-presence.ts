import { defineEndpoints } from './endpoint.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

/** Somebody who has the post open in the editor. */
export const PostEditor = z.strictObject({ userId: z.uuid(), name: z.string(), since: Instant });
export type PostEditor = z.infer<typeof PostEditor>;

export const presenceCalls = defineEndpoints({
  saySeen: {
    method: 'PUT',
    path: '/api/blog/{id}/presence',
    summary: 'Say that the post is open in an editor; gives the others who have it open',
    access: 'blog:write',
    params: z.strictObject({ id: Id }),
    body: Empty,
    response: z.array(PostEditor),
  },
});
