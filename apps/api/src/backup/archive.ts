import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './manifest.ts';

/* This compression level is fast enough for a busy server. The checksum detects changed bits. */
const ZSTD = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
};
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Marks the end of the archive, so that truncation is detected. It is a frame that zstd skips (RFC 8878 §3.1.2). */
const END = Buffer.concat([Buffer.from([0x50, 0x2a, 0x4d, 0x18, 8, 0, 0, 0]), Buffer.from('upcurve\n')]);

/** Adds an entry of exactly `size` bytes and returns their SHA-256. */
export type AddEntry = (name: string, size: number, body: AsyncIterable<Buffer>) => Promise<string>;

/** Writes the entries that `fill` adds as a compressed tar. Resolves once the file is on disk. */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, size, body) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    // The failed write reports the error.
    writer.closed.catch(() => {});
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    return hash.digest('hex');
  };
  const filled = fill(add).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createZstdCompress(ZSTD),
    appendEndMarker,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const [ofFile, ofContent] = await Promise.allSettled([written, filled]);
  // A full disk rejects both, and so does an unreadable table. In either case the file's error names the cause.
  if (ofContent.status === 'rejected' && ofFile.status === 'fulfilled') throw ofContent.reason;
  if (ofFile.status === 'rejected') throw ofFile.reason;
}

async function* appendEndMarker(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* compressed;
  yield END;
}

export interface Entry {
  name: string;
  size: number;
  body: AsyncIterable<Buffer>;
}

/**
 * Reads the entries of an archive in order. Read each body to its end before requesting the next entry.
 * @throws {BackupError} if the file is not an archive, or was truncated or changed
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const end = (await checkedSize(path)) - END.length - 1;
  const source = createReadStream(path, { highWaterMark: 256 * 1024, end });
  const unpacked = createZstdDecompress();
  const flow = pipeline(source, unpacked).catch((error) => unpacked.destroy(error));
  try {
    const entries = Readable.toWeb(unpacked).pipeThrough(
      createTarDecoder({ strict: true }) as unknown as TransformStream,
    );
    for await (const { header, body } of entries as unknown as AsyncIterable<DecodedEntry>)
      yield { name: header.name, size: header.size, body: buffers(body) };
    await flow;
  } catch (error) {
    throw toBackupError(error);
  } finally {
    unpacked.destroy();
    source.destroy();
  }
}

interface DecodedEntry {
  header: { name: string; size: number };
  body: AsyncIterable<Uint8Array>;
}

async function* buffers(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const { buffer, byteOffset, byteLength } of body)
      yield Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  } catch (error) {
    throw toBackupError(error);
  }
}

const ZSTD_ERROR = /^(ZSTD_|Z_|ERR_ZLIB)/;

/** Converts the errors that a damaged file causes into a BackupError. */
function toBackupError(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isOfFile = ZSTD_ERROR.test(code) || /unexpected end of file|tar/i.test(message);
  return isOfFile && !(error instanceof BackupError)
    ? new BackupError('The backup is incomplete or was changed after it was made.')
    : error;
}

/** Returns the size of a file that begins and ends like a backup. */
async function checkedSize(path: string): Promise<number> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The backup ${path} cannot be read (${error.code}).`);
  });
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(ZSTD_MAGIC.length);
    const tail = Buffer.alloc(END.length);
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, Math.max(0, size - tail.length));
    if (!head.equals(ZSTD_MAGIC)) throw new BackupError(`${path} is not a backup of this product.`);
    if (!tail.equals(END)) throw new BackupError('The backup is incomplete.');
    return size;
  } finally {
    await file.close();
  }
}
