import { rm } from 'node:fs/promises';
import { blog } from '@upcurve/contracts/blog/blog';
import {
  type transferCalls as contract,
  IMPORT_MAX,
  type ImportFormat,
  type ImportReport,
  type OtherFormat,
} from '@upcurve/contracts/blog/blog-transfer';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { databaseNow } from '../../../db/client.ts';
import { runExclusively } from '../../../lib/database/run-exclusively.ts';
import { HttpError, invalid } from '../../../lib/http/errors.ts';
import { toHttpError } from '../../../lib/http/forms.ts';
import type { Call, Handlers } from '../../../lib/http/implement.ts';
import { checkRoom, type Incoming, receiveFile } from '../../../lib/storage/incoming.ts';
import type { Services } from '../../../services.ts';
import { audit, auditExport } from '../../audit/service.ts';
import { importArchive } from './archive/archive-import.ts';
import { exportBlog } from './archive/export.ts';
import { ImportError } from './imported-blog.ts';
import { listPictureFetches, retryPictureFetch, stopPictureFetch } from './pictures/picture-fetches.ts';
import { storeImportedPosts } from './store-imported-posts.ts';

/**
 * Allows one import at a time: each may need much memory, and parallel imports of one file would conflict over its
 * pictures.
 */
const ONE_IMPORT = {
  name: 'blog-import',
  seconds: blog.importBlog.takes + 15,
  busy: 'Another import is running. Try again when it has finished.',
};

async function* none(): AsyncGenerator<Uint8Array> {}

type ImportCall = Call<typeof blog.importBlog>;
type Importer = (path: string, call: ImportCall, signal: AbortSignal) => Promise<ImportReport>;

/** Exports and imports the whole blog. */
export function transferCalls(services: Services) {
  const { db, storage, config } = services;

  const keepDrafts =
    (format: OtherFormat): Importer =>
    async (path, { user, fields: { fetchesPictures, site } }, signal) => {
      if (format === 'ghost' && fetchesPictures && !site)
        throw invalid([{ path: 'site', message: 'Enter the address of the old blog.' }]);
      const fetching = fetchesPictures ? { site } : undefined;
      return storeImportedPosts(services, { path, format, fetching }, user, signal);
    };
  const importers: Record<ImportFormat, Importer> = {
    wxr: keepDrafts('wxr'),
    ghost: keepDrafts('ghost'),
    upcurve: (path, { user }, signal) => importArchive(services, path, user, () => signal.throwIfAborted()),
  };

  /** Writes the uploaded file to disk. Returns undefined if the form contains no file. */
  async function arrived({ files, request }: ImportCall): Promise<Incoming | undefined> {
    let incoming: Incoming | undefined;
    try {
      for await (const { name, stream } of files) {
        await checkRoom(
          storage.incoming,
          Number(request.headers['content-length'] ?? IMPORT_MAX),
          config.mediaReserve,
        );
        const tooLarge = () => toHttpError(formFaults.fileTooLarge(name, { max: IMPORT_MAX, types: [] }));
        incoming = await receiveFile(storage.incoming, stream, () => ({ max: IMPORT_MAX, tooLarge }));
      }
      return incoming;
    } catch (error) {
      if (incoming) await rm(incoming.path, { force: true });
      throw error;
    }
  }

  return {
    exportBlog: async ({ request }) => {
      await auditExport(db, 'Blog', {});
      return {
        type: 'application/json',
        fileName: `blog-${(await databaseNow(db)).slice(0, 10)}.json`,
        chunks: request.method === 'HEAD' ? none() : await exportBlog(services),
      };
    },

    importBlog: async (call) => {
      const incoming = await arrived(call);
      if (!incoming) throw new Error('The form has no file.');
      const { reply, fields } = call;
      // If the request times out or the client disconnects, nothing of the import may be stored.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(new HttpError(503, 'The client has disconnected.')));
      try {
        const report = await runExclusively(db, ONE_IMPORT, () =>
          importers[fields.format](incoming.path, call, gone.signal),
        );
        await audit(db, 'blog.imported', {
          what: fields.format,
          ...(report.pictures > 0 && { after: { pictures: report.pictures } }),
        });
        return report;
      } catch (error) {
        if (error instanceof ImportError) throw invalid([{ path: 'file', message: error.message }]);
        throw error;
      } finally {
        await rm(incoming.path, { force: true });
      }
    },

    listPictureFetches: () => listPictureFetches(db),
    stopPictureFetch: ({ params: { id } }) => stopPictureFetch(db, id),
    retryPictureFetch: ({ params: { id } }) => retryPictureFetch(services, id),
  } satisfies Pick<Handlers<typeof blog>, keyof typeof contract>;
}
