import { blog } from '@upcurve/contracts/blog/blog';
import { PREVIEW_HOURS } from '@upcurve/contracts/blog/post-previews';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import { Id } from '@upcurve/contracts/shared/text';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { authorCalls } from './authors.ts';
import { categoryCalls } from './categories.ts';
import { brokenLinks } from './posts/broken-links.ts';
import { findForPreview, findForReaders, findForStaff } from './posts/find-post.ts';
import { listPaths, listPosts } from './posts/list.ts';
import { isReader } from './posts/post-view.ts';
import { createPost, updatePost } from './posts/write.ts';
import { previewLinkQueries } from './preview-links.ts';
import { cancelSchedule, publishPost, restorePost, trashPost, unpublishPost } from './publishing.ts';
import { restoreRevision } from './restore-revision.ts';
import { revisionQueries } from './revisions.ts';
import { transferCalls } from './transfer/calls.ts';

export function blogRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const links = previewLinkQueries(db);
  const revisions = revisionQueries(db);

  const written = async (id: string) => orNotFound(await findForStaff(db, { id }), 'post');

  async function checkKept(id: string): Promise<void> {
    if ((await written(id)).deletedAt) throw conflict('This post is in the trash. Restore it first.');
  }

  implement(app, 'blog', blog, {
    listPosts: ({ query, user }) => listPosts(db, query, isReader(user)),

    getPost: async ({ params: { idOrSlug }, user }) => {
      const id = Id.safeParse(idOrSlug);
      const by = id.success ? { id: id.data } : { slug: idOrSlug };
      return orNotFound(isReader(user) ? await findForReaders(db, by) : await findForStaff(db, by), 'post');
    },

    listPaths: () => listPaths(db),

    findBrokenLinks: async ({ body: { links, postId } }) => ({
      broken: [...(await brokenLinks(db, links, { postId }))],
    }),

    createPost: async ({ body, user }) => written(await createPost(db, body, user)),

    updatePost: async ({ params: { id }, body, headers, user }) => {
      await updatePost(db, id, body, seenVersion(headers), user);
      return written(id);
    },

    deletePost: ({ params: { id } }) => trashPost(db, id),

    publishPost: async ({ params: { id }, body: { publishAt }, headers, user }) => {
      await publishPost(db, id, { publishAt, seen: seenVersion(headers) }, user);
      return written(id);
    },

    unpublishPost: async ({ params: { id } }) => {
      await unpublishPost(db, id);
      return written(id);
    },

    cancelSchedule: async ({ params: { id } }) => {
      await cancelSchedule(db, id);
      return written(id);
    },

    restorePost: async ({ params: { id } }) => {
      await restorePost(db, id);
      return written(id);
    },

    listRevisions: async ({ params: { id } }) => {
      await written(id);
      return revisions.list(id);
    },

    getRevision: async ({ params: { id, number } }) =>
      orNotFound(await revisions.find(id, number), 'revision'),

    restoreRevision: async ({ params, headers, user }) => {
      await restoreRevision(db, params, seenVersion(headers), user);
      return written(params.id);
    },

    createPreviewLink: async ({ params: { id }, body: { hours = PREVIEW_HOURS }, user }) => {
      await checkKept(id);
      const { token, expiresAt } = await db.transaction().execute(async (trx) => {
        await audit(trx, 'post.preview', { subjectId: id, after: { hours } });
        return previewLinkQueries(trx).create(id, hours, user.id);
      });
      return { url: `${config.marketingUrl}/blog/preview/${token}`, expiresAt };
    },

    revokePreviewLink: async ({ params: { id } }) => {
      await written(id);
      await db.transaction().execute(async (trx) => {
        await previewLinkQueries(trx).revoke(id);
        await audit(trx, 'post.preview-ended', { subjectId: id });
      });
    },

    getPreview: async ({ params: { token } }) => {
      const id = await links.postOf(token);
      const post = id && (await findForPreview(db, id));
      if (!post) throw notFound('preview');
      return post;
    },

    ...categoryCalls(services),
    ...authorCalls(services),
    ...transferCalls(services),
  });
}
