import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressions of a response. */
export type Encoding = 'br' | 'gzip';

/** Text, icons, uncompressed TrueType and WebAssembly. Pictures and fonts are compressed already. */
const compressibleFile = /\.(?:css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/;

/** Checks a Content-Type for text, which compresses well. */
export const isText = (type: string): boolean => /^text\/|charset=|[/+](?:json|xml)\b/.test(type);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Bodies below this size in bytes are not compressed, because the extra headers cost more than it saves. */
const smallestWorthwhile = 860;

/** The compression level: `build` once per release (34 ms for 41 kB), `live` during a request (1.3 ms). */
export type Effort = 'build' | 'live';

/** Compressed copies of a body. A copy that would not be smaller is left out. */
export interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses with all given encodings in parallel, off the main thread. */
export async function compress(
  body: Buffer,
  effort: Effort,
  codings: readonly Encoding[] = ['br', 'gzip'],
): Promise<Compressed> {
  if (body.length < smallestWorthwhile) return {};
  const [br, gz] = await Promise.all([
    codings.includes('br') &&
      brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'build' ? 11 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    codings.includes('gzip') && gzipAsync(body, { level: effort === 'build' ? 9 : 6 }),
  ]);
  return {
    ...(br && br.length < body.length && { br }),
    ...(gz && gz.length < body.length && { gzip: gz }),
  };
}

/**
 * Writes `.br` and `.gz` files at maximum compression beside every compressible file of a build folder, so the server
 * only reads them at start. Call it as the last step of an app's build.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressibleFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(await readFile(file), 'build');
      if (br) await writeFile(`${file}.br`, br);
      if (gzip) await writeFile(`${file}.gz`, gzip);
    }),
  );
}
