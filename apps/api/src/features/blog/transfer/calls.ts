import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { blog } from '@upcurve/contracts/blog/blog';
import {
  type transferCalls as contract,
  FetchedPictures,
  IMPORT_MAX,
} from '@upcurve/contracts/blog/blog-transfer';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { databaseNow } from '../../../db/client.ts';
import { runExclusively } from '../../../lib/database/locks.ts';
import { HttpError, invalid } from '../../../lib/http/errors.ts';
import { type SentFile, toHttpError } from '../../../lib/http/forms.ts';
import type { Call, Handlers } from '../../../lib/http/implement.ts';
import { checkRoom, receiveFile } from '../../../lib/storage/incoming.ts';
import type { Services } from '../../../services.ts';
import { audit, auditExport } from '../../audit/service.ts';
import { exportBlog } from './archive/export.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { fetchPicture } from './fetch-picture.ts';
import { ImportError } from './imported-blog.ts';
import { readExistingBlog, readImport } from './read-import.ts';
import { type ImportSource, storeImport } from './store-import.ts';

/**
 * Allows one import at a time: each may need much memory, and parallel imports of one file would conflict over its
 * pictures.
 */
const ONE_IMPORT = {
  name: 'blog-import',
  seconds: blog.importBlog.timeoutSeconds + 15,
  busy: 'Another import is running. Try again when it has finished.',
};

type ImportCall = Pick<Call<typeof blog.importBlog>, 'fields' | 'request' | 'reply'> & {
  files: AsyncIterable<SentFile>;
};

interface ReadImport {
  source: ImportSource;
  pictures: FetchedPictures;
  /** Aborted when the request times out or the client disconnects. Then nothing of the import may be stored. */
  signal: AbortSignal;
}

export function transferCalls(services: Services) {
  const { db, storage, config } = services;

  /** Writes the uploaded files to a folder of its own, which is deleted after `work`. Runs one import at a time. */
  async function withImport<T>(call: ImportCall, work: (read: ReadImport) => Promise<T>): Promise<T> {
    const { format, site } = call.fields;
    const folder = await mkdtemp(join(storage.incoming, 'import-'));
    try {
      const { path, pictures } = await receive(folder, call);
      const gone = new AbortController();
      call.reply.raw.once('close', () => gone.abort(new HttpError(503, 'The client has disconnected.')));
      const { signal } = gone;
      return await runExclusively(db, ONE_IMPORT, async () => {
        const target = { ...(await readExistingBlog(db)), site, pictures };
        const unpacked = join(folder, 'unpacked');
        const file = format === 'upcurve' ? await unpackArchive(path, unpacked, signal) : path;
        const read = await readImport({ path: file, format }, target, signal);
        return work({ source: { ...read, folder: join(unpacked, 'media') }, pictures, signal });
      });
    } catch (error) {
      if (error instanceof ImportError) throw invalid([{ path: 'file', message: error.message }]);
      throw error;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  async function receive(folder: string, { files, request }: ImportCall) {
    const size = Number(request.headers['content-length'] ?? IMPORT_MAX);
    let path = '';
    let pictures: FetchedPictures = {};
    for await (const { name, stream } of files) {
      await checkRoom(folder, size, config.mediaReserve);
      if (name === 'pictures') {
        pictures = readPictures(await text(stream));
        continue;
      }
      const tooLarge = () => toHttpError(formFaults.fileTooLarge(name, { max: IMPORT_MAX, types: [] }));
      ({ path } = await receiveFile(folder, stream, () => ({ max: IMPORT_MAX, tooLarge })));
    }
    return { path, pictures };
  }

  return {
    exportBlog: async ({ request }) => {
      await auditExport(db, 'Blog', {});
      return {
        type: 'application/x-tar',
        fileName: `blog-${(await databaseNow(db)).slice(0, 10)}.tar`,
        chunks: request.method === 'HEAD' ? Readable.from([]) : await exportBlog(services),
      };
    },

    listMissingPictures: async (call) => {
      if (call.fields.format === 'ghost' && !call.fields.site)
        throw invalid([{ path: 'site', message: 'Enter the address of the old blog.' }]);
      return withImport(call, async ({ source }) => source.blog.missing);
    },

    fetchPicture: ({ body, user, reply }) => fetchPicture(services, body, user.id, () => reply.raw.destroyed),

    importBlog: (call) =>
      withImport(call, async ({ source, pictures, signal }) => {
        const report = await storeImport(services, source, { createdBy: call.user.id, signal });
        const count = Object.keys(pictures).length;
        await audit(db, 'blog.imported', {
          what: call.fields.format,
          ...(count > 0 && { after: { pictures: count } }),
        });
        return report;
      }),
  } satisfies Pick<Handlers<typeof blog>, keyof typeof contract>;
}

function readPictures(json: string): FetchedPictures {
  try {
    return FetchedPictures.parse(JSON.parse(json));
  } catch {
    throw invalid([{ path: 'pictures', message: 'Send the ids of fetched pictures by their addresses.' }]);
  }
}
