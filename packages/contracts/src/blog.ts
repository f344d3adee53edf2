import { authorCalls } from './blog-authors.ts';
import { categoryCalls } from './blog-categories.ts';
import { transferCalls } from './blog-transfer.ts';
import { defineEndpoints } from './endpoint.ts';
import { IfMatch } from './if-match.ts';
import { presenceCalls } from './post-presence.ts';
import { previewCalls } from './post-previews.ts';
import { revisionCalls } from './post-revisions.ts';
import { BlogPaths, LinksAsked, Post, PostChange, PostFilter, PostInput, PostPage } from './posts.ts';
import { SLUG_MAX } from './slug.ts';
import { Empty, Id, Instant, line } from './text.ts';
import { z } from './zod.ts';

const byId = z.strictObject({ id: Id });

export const blog = defineEndpoints({
  listPosts: {
    method: 'GET',
    path: '/api/blog',
    summary: 'Posts, newest first; signed out what is public alone',
    access: 'public',
    query: PostFilter,
    response: PostPage,
  },
  createPost: {
    method: 'POST',
    path: '/api/blog',
    summary: 'Begin a post; 409 where its slug is taken',
    access: 'blog:write',
    body: PostInput,
    response: Post,
    status: 201,
  },
  listPaths: {
    method: 'GET',
    path: '/api/blog/paths',
    summary: 'The addresses of all that is public, with those that they had before',
    access: 'public',
    response: BlogPaths,
  },
  findBrokenLinks: {
    method: 'POST',
    path: '/api/blog/broken-links',
    summary: 'Which of these addresses of the site lead nowhere now; publishing asks the same of a post',
    access: 'blog:write',
    body: LinksAsked,
    response: z.strictObject({ broken: z.array(z.string()) }),
  },
  getPost: {
    method: 'GET',
    path: '/api/blog/{idOrSlug}',
    summary: 'A post by its id, slug or a former slug; signed out what is public alone',
    access: 'public',
    params: z.strictObject({ idOrSlug: line({ min: 1, max: SLUG_MAX }) }),
    response: Post,
  },
  updatePost: {
    method: 'PUT',
    path: '/api/blog/{id}',
    summary: 'Save what is being written; readers see it once it is published. With If-Match: 412 when stale',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: PostChange,
    response: Post,
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/blog/{id}',
    summary: 'Move a post to the trash, out of readers’ sight; one in the trash is deleted for good',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
  publishPost: {
    method: 'POST',
    path: '/api/blog/{id}/publish',
    summary:
      'Show readers what is written, now or at a time; 409 with `findings` where something keeps it from that',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: z.strictObject({ publishAt: Instant.optional() }),
    response: Post,
  },
  unpublishPost: {
    method: 'POST',
    path: '/api/blog/{id}/unpublish',
    summary: 'Make it a draft again, and forget its schedule; 409 where it is one',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  },
  cancelSchedule: {
    method: 'DELETE',
    path: '/api/blog/{id}/schedule',
    summary: 'Forget its schedule: readers go on seeing what they see now; 409 where it has none',
    access: 'blog:write',
    params: byId,
    response: Post,
  },
  restorePost: {
    method: 'POST',
    path: '/api/blog/{id}/restore',
    summary: 'Take a post out of the trash, as a draft; 409 where it is not there',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  },
  ...categoryCalls,
  ...authorCalls,
  ...revisionCalls,
  ...previewCalls,
  ...presenceCalls,
  ...transferCalls,
});
