import { Media } from '../media/media.ts';
import { get, post } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { byId, Empty, Id, Instant, integerText } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Post, PostContent, PostSeo } from './posts.ts';

export const REVISION_KINDS = {
  saved: 'Saved',
  scheduled: 'Scheduled',
  published: 'Published',
  restored: 'Restored',
  imported: 'Imported',
} as const;
export const RevisionKind = z.enum(keysOf(REVISION_KINDS));
export type RevisionKind = z.infer<typeof RevisionKind>;

export const RevisionSummary = z.strictObject({
  number: z.int(),
  kind: RevisionKind,
  title: z.string(),
  wordCount: z.int(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  /** Whether this is the revision that readers see now. */
  isPublic: z.boolean(),
  /** When readers will see this revision. Null if it is not scheduled. */
  publishAt: Instant.nullable(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

export const Revision = RevisionSummary.extend({
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  categoryId: z.uuid().nullable(),
  authorId: z.uuid().nullable(),
  seo: PostSeo,
  content: PostContent,
  media: z.record(z.string(), Media),
});
export type Revision = z.infer<typeof Revision>;

const byRevision = z.strictObject({ id: Id, number: integerText({ min: 1, max: 1_000_000 }) });

export const revisionCalls = {
  listRevisions: get('/api/blog/{id}/revisions', {
    summary: 'Revisions of a post, newest first, at most 200',
    access: 'blog:read',
    params: byId,
    response: z.array(RevisionSummary),
  }),
  getRevision: get('/api/blog/{id}/revisions/{number}', {
    summary: 'One revision of a post',
    access: 'blog:read',
    params: byRevision,
    response: Revision,
  }),
  restoreRevision: post('/api/blog/{id}/revisions/{number}/restore', {
    summary: 'Restore a revision into the working copy. The current working copy is kept as a revision',
    access: 'blog:write',
    params: byRevision,
    headers: IfMatch,
    body: Empty,
    response: Post,
  }),
};
