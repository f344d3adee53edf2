import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { blog } from '@upcurve/contracts/blog';
import { IMPORT_MAX, type ImportFormat, type ImportReport } from '@upcurve/contracts/blog-transfer';
import { formFaults } from '@upcurve/contracts/multipart';
import { refusal } from '../../lib/accept-form.ts';
import { alone } from '../../lib/alone.ts';
import { databaseNow } from '../../lib/database-now.ts';
import { HttpError, invalid } from '../../lib/errors.ts';
import type { Call, Handlers } from '../../lib/implement.ts';
import { checkRoom, type Incoming, receive } from '../../lib/incoming.ts';
import type { Services } from '../../services.ts';
import { audit, auditExport } from '../audit/service.ts';
import { keepArchive } from './transfer/archive-keep.ts';
import { exportedBlog } from './transfer/export.ts';
import { readGhost } from './transfer/ghost.ts';
import { ImportError } from './transfer/imported-blog.ts';
import { keepImported } from './transfer/keep-imported.ts';
import { readWxr } from './transfer/wxr.ts';

/** Each may hold a large file in memory, and two of one file would take each other's pictures. */
const ONE_IMPORT = {
  name: 'blog-import',
  seconds: blog.importBlog.takes + 15,
  busy: 'Another import is under way. Try again once it is done.',
};

async function* none(): AsyncGenerator<Uint8Array> {}

type ImportCall = Call<typeof blog.importBlog>;
type Importer = (path: string, call: ImportCall, check: () => void) => Promise<ImportReport>;

/** Takes the whole blog out, and brings another in. */
export function transferCalls(services: Services) {
  const { db, storage, config } = services;

  const importers: Record<ImportFormat, Importer> = {
    wxr: async (path, { user }, check) =>
      keepImported(db, await readWxr(createReadStream(path, 'utf8')), user, check),
    ghost: async (path, { user }, check) =>
      keepImported(db, readGhost(await readFile(path, 'utf8')), user, check),
    upcurve: (path, { user }, check) => keepArchive(services, path, user, check),
  };

  /** The file of the form, on disk. The form is refused where it carries none. */
  async function arrived({ files, request }: ImportCall): Promise<Incoming | undefined> {
    let incoming: Incoming | undefined;
    try {
      for await (const { name, stream } of files) {
        await checkRoom(
          storage.incoming,
          Number(request.headers['content-length'] ?? IMPORT_MAX),
          config.mediaReserve,
        );
        const tooLarge = () => refusal(formFaults.fileTooLarge(name, { max: IMPORT_MAX, types: [] }));
        incoming = await receive(storage.incoming, stream, () => ({ max: IMPORT_MAX, tooLarge }));
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
        chunks: request.method === 'HEAD' ? none() : await exportedBlog(services),
      };
    },

    importBlog: async (call) => {
      const incoming = await arrived(call);
      if (!incoming) throw new Error('No file has arrived.');
      const { reply, fields } = call;
      // Whoever has been told that it took too long, or has left, must find nothing of it.
      const check = () => {
        if (reply.sent || reply.raw.destroyed) throw new HttpError(503, 'The sender has left.');
      };
      try {
        const report = await alone(db, ONE_IMPORT, () =>
          importers[fields.format](incoming.path, call, check),
        );
        await audit(db, 'blog.imported', { what: fields.format });
        return report;
      } catch (error) {
        if (error instanceof ImportError) throw invalid([{ path: 'file', message: error.message }]);
        throw error;
      } finally {
        await rm(incoming.path, { force: true });
      }
    },
  } satisfies Pick<Handlers<typeof blog>, 'exportBlog' | 'importBlog'>;
}
