import { defineEndpoints } from './endpoint.ts';
import { Post } from './posts.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

/** How long a preview link is valid, in hours, where nothing else is asked, and at most. */
export const PREVIEW_HOURS = 72;
export const PREVIEW_HOURS_MAX = 24 * 30;

export const PreviewLink = z.strictObject({ url: z.url(), expiresAt: Instant });

const byId = z.strictObject({ id: Id });

export const previewCalls = defineEndpoints({
  getPreview: {
    method: 'GET',
    path: '/api/blog/preview/{token}',
    summary: 'The post of a preview link as it is being written; 404 once the link is over',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w.-]{20,400}$/, 'Not a preview link.') }),
    response: Post,
  },
  createPreviewLink: {
    method: 'POST',
    path: '/api/blog/{id}/preview-link',
    summary: 'A link for people without an account; those given before stay valid',
    access: 'blog:write',
    params: byId,
    body: z.strictObject({
      hours: z
        .int(`From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .min(1, `From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .max(PREVIEW_HOURS_MAX, `From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .optional(),
    }),
    response: PreviewLink,
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/api/blog/{id}/preview-link',
    summary: 'End all preview links of a post',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
});
