import { type InUse, MediaKind, media } from '@upcurve/contracts/media/media';
import type { FastifyInstance } from 'fastify';
import { contentChanged } from '../../lib/database/content-version.ts';
import { HttpError, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { isKey, typeOfKey } from '../../lib/storage/storage.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { createMediaAdder } from './add.ts';
import { mediaQueries, usesOf } from './queries.ts';
import { uploadOf } from './service.ts';
import { dropFiles } from './store-files.ts';

/** A stored file never changes, so it is cached for good. The policy prevents it from running scripts. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
};

export function mediaRoutes(app: FastifyInstance, services: Services): void {
  const { db, storage } = services;
  const stored = mediaQueries(db);
  const add = createMediaAdder(services);

  async function detail(id: string) {
    return { ...orNotFound(await stored.find(id), 'file'), usedIn: await usesOf(db, id) };
  }

  implement(app, 'media', media, {
    addMedia: async (call) => {
      const added = await add(uploadOf(call, call.fields), { name: 'file', kinds: MediaKind.options });
      // Forms without a file are rejected earlier.
      if (!added) throw new Error('The form has no file.');
      return added.media;
    },
    listMedia: ({ query }) => stored.list(query),
    getMedia: ({ params }) => detail(params.id),

    changeMedia: async ({ params: { id }, body }) => {
      await db.transaction().execute(async (trx) => {
        await contentChanged(trx);
        if (!(await mediaQueries(trx).change(id, body))) throw notFound('file');
        await audit(trx, 'media.changed', { subjectId: id, after: { changed: Object.keys(body) } });
      });
      return detail(id);
    },

    deleteMedia: async ({ params: { id } }) => {
      const files = await db.transaction().execute(async (trx) => {
        const own = orNotFound(await mediaQueries(trx).lock(id), 'file');
        const usedIn = await usesOf(trx, id);
        if (usedIn.length > 0)
          throw new HttpError(
            409,
            `This is still used in ${usedIn.map(({ title }) => `“${title}”`).join(', ')}.`,
            { details: { usedIn } satisfies InUse },
          );
        await mediaQueries(trx).delete(id);
        await audit(trx, 'media.deleted', { subjectId: id });
        return own;
      });
      await dropFiles(services, files);
    },

    getMediaFile: async ({ params: { key }, reply }) => {
      const file = isKey(key) ? await storage.find(key) : undefined;
      if (!file) throw notFound('file');
      reply.headers(FILE_HEADERS);
      return { ...file, type: typeOfKey(key), etag: key };
    },
  });
}
