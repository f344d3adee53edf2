import { del, get, post } from '../shared/endpoint.ts';
import { byId, Empty, Instant, integer } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Post } from './posts.ts';

/** Default and maximum hours for which a preview link is valid. */
export const PREVIEW_HOURS = 72;
export const PREVIEW_HOURS_MAX = 24 * 30;

export const PreviewLink = z.strictObject({ url: z.url(), expiresAt: Instant });

export const previewCalls = {
  getPreview: get('/api/blog/preview/{token}', {
    summary: 'The working copy of a post by its preview link. 404 once the link has expired',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w.-]{20,400}$/, 'Not a preview link.') }),
    response: Post,
  }),
  createPreviewLink: post('/api/blog/{id}/preview-link', {
    summary: 'Create a preview link for people without an account. Earlier links stay valid',
    access: 'blog:write',
    params: byId,
    body: z.strictObject({
      hours: integer({ min: 1, max: PREVIEW_HOURS_MAX }, `From 1 to ${PREVIEW_HOURS_MAX} hours.`).optional(),
    }),
    response: PreviewLink,
  }),
  revokePreviewLink: del('/api/blog/{id}/preview-link', {
    summary: 'Revoke all preview links of a post',
    access: 'blog:write',
    params: byId,
    response: Empty,
  }),
};
