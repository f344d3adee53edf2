import { del, get, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { byId, Empty, Instant, line, SLUG_MAX } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { authorCalls } from './blog-authors.ts';
import { categoryCalls } from './blog-categories.ts';
import { transferCalls } from './blog-transfer.ts';
import { previewCalls } from './post-previews.ts';
import { revisionCalls } from './post-revisions.ts';
import { BlogPaths, LinksAsked, Post, PostChange, PostFilter, PostInput, PostPage } from './posts.ts';

export const blog = {
  listPosts: get('/api/blog', {
    summary: 'Posts, newest first. Signed out, only public posts',
    access: 'public',
    query: PostFilter,
    response: PostPage,
  }),
  createPost: post('/api/blog', {
    summary: 'Create a post. 409 if its slug is taken',
    access: 'blog:write',
    body: PostInput,
    response: Post,
    status: 201,
  }),
  listPaths: get('/api/blog/paths', {
    summary: 'All public addresses of the blog, with their former addresses',
    access: 'public',
    response: BlogPaths,
  }),
  findBrokenLinks: post('/api/blog/broken-links', {
    summary: 'Find which of these site addresses are broken. Publishing a post makes the same check',
    access: 'blog:write',
    body: LinksAsked,
    response: z.strictObject({ broken: z.array(z.string()) }),
  }),
  getPost: get('/api/blog/{idOrSlug}', {
    summary: 'A post by its id, slug or former slug. Signed out, only public posts',
    access: 'public',
    params: z.strictObject({ idOrSlug: line({ min: 1, max: SLUG_MAX }) }),
    response: Post,
  }),
  updatePost: put('/api/blog/{id}', {
    summary: 'Save the working copy. Readers see it once it is published. With If-Match: 412 when stale',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: PostChange,
    response: Post,
  }),
  deletePost: del('/api/blog/{id}', {
    summary: 'Move a post to the trash. If it is in the trash already, delete it permanently',
    access: 'blog:write',
    params: byId,
    response: Empty,
  }),
  publishPost: post('/api/blog/{id}/publish', {
    summary:
      'Publish the working copy now or at a given time, rounded up to the minute. 409 with `findings` if the post is not ready',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: z.strictObject({ publishAt: Instant.optional() }),
    response: Post,
  }),
  unpublishPost: post('/api/blog/{id}/unpublish', {
    summary: 'Unpublish a post and cancel its schedule. 409 if it is a draft',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  }),
  cancelSchedule: del('/api/blog/{id}/schedule', {
    summary:
      'Cancel the schedule of a post. Readers keep seeing the current version. 409 if there is no schedule',
    access: 'blog:write',
    params: byId,
    response: Post,
  }),
  restorePost: post('/api/blog/{id}/restore', {
    summary: 'Restore a post from the trash as a draft. 409 if it is not in the trash',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  }),
  ...categoryCalls,
  ...authorCalls,
  ...revisionCalls,
  ...previewCalls,
  ...transferCalls,
};
