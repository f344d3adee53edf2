import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { blog } from '@upcurve/contracts/blog/blog';
import {
  type transferCalls as contract,
  FetchedPictures,
  IMPORT_MAX,
  type ImportFormat,
} from '@upcurve/contracts/blog/blog-transfer';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { databaseNow } from '../../../db/client.ts';
import { runExclusively } from '../../../lib/database/run-exclusively.ts';
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
import { storeImport } from './store-import.ts';

/**
 * Allows one import at a time: each may need much memory, and parallel imports of one file would conflict over its
 * pictures.
 */
const ONE_IMPORT = {
  name: 'blog-import',
  seconds: blog.importBlog.timeoutSeconds + 15,
  busy: 'Another import is running. Try again when it has finished.',
};

interface ReceivedImport {
  format: ImportFormat;
  path: string;
  /** The ids of pictures that were fetched, by their addresses. */
  pictures: FetchedPictures;
  /** Aborted when the request times out or the client disconnects. Then nothing of the import may be stored. */
  signal: AbortSignal;
}

async function* none(): AsyncGenerator<Uint8Array> {}

/** Exports and imports the whole blog. */
export function transferCalls(services: Services) {
  const { db, storage, config } = services;

  /** Writes the uploaded file to a folder of its own, which is deleted after `work`. Runs one import at a time. */
  async function withUpload<T>(
    call: Pick<Call<typeof blog.importBlog>, 'fields' | 'request' | 'reply'> & {
      files: AsyncIterable<SentFile>;
    },
    work: (received: ReceivedImport) => Promise<T>,
  ): Promise<T> {
    const { fields, files, request, reply } = call;
    const folder = await mkdtemp(join(storage.incoming, 'import-'));
    try {
      let path = '';
      let pictures: FetchedPictures = {};
      for await (const { name, stream } of files) {
        const size = Number(request.headers['content-length'] ?? IMPORT_MAX);
        await checkRoom(folder, size, config.mediaReserve);
        if (name === 'pictures') pictures = readPictures(await text(stream));
        else {
          const tooLarge = () => toHttpError(formFaults.fileTooLarge(name, { max: IMPORT_MAX, types: [] }));
          ({ path } = await receiveFile(folder, stream, () => ({ max: IMPORT_MAX, tooLarge })));
        }
      }
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(new HttpError(503, 'The client has disconnected.')));
      const received = { format: fields.format, path, pictures, signal: gone.signal };
      return await runExclusively(db, ONE_IMPORT, () => work(received));
    } catch (error) {
      if (error instanceof ImportError) throw invalid([{ path: 'file', message: error.message }]);
      throw error;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  async function read({ format, path, pictures, signal }: ReceivedImport, site?: string) {
    const target = { ...(await readExistingBlog(db)), site, pictures };
    const file = format === 'upcurve' ? await unpackArchive(path, `${path}.unpacked`, signal) : path;
    return {
      ...(await readImport({ path: file, format }, target, signal)),
      folder: join(dirname(file), 'media'),
    };
  }

  return {
    exportBlog: async ({ request }) => {
      await auditExport(db, 'Blog', {});
      return {
        type: 'application/x-tar',
        fileName: `blog-${(await databaseNow(db)).slice(0, 10)}.tar`,
        chunks: request.method === 'HEAD' ? none() : await exportBlog(services),
      };
    },

    listMissingPictures: (call) =>
      withUpload(call, async (received) => {
        if (call.fields.format === 'ghost' && !call.fields.site)
          throw invalid([{ path: 'site', message: 'Enter the address of the old blog.' }]);
        return (await read(received, call.fields.site)).blog.missing;
      }),

    fetchPicture: ({ body, user, reply }) => fetchPicture(services, body, user.id, () => reply.raw.destroyed),

    importBlog: (call) =>
      withUpload(call, async (received) => {
        const { fields, user } = call;
        const { signal, pictures } = received;
        const report = await storeImport(services, await read(received, fields.site), {
          createdBy: user.id,
          signal,
        });
        const count = Object.keys(pictures).length;
        await audit(db, 'blog.imported', {
          what: fields.format,
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
