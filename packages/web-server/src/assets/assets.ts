import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Stored, store } from '../cache/stored.ts';
import type { Compressed } from './compress.ts';
import { contentType, isCompressible } from './content-types.ts';

/** A build folder in memory. Paths are only map keys, so no lookup can leave the folder. */
export interface Assets {
  /** Returns the response for a decoded URL path such as `/assets/app-1a2b.js`. Excludes HTML pages. */
  get(path: string): Stored | undefined;
  /** Returns the text of any file in the folder, including pages. Undefined if there is no such file. */
  text(path: string): string | undefined;
}

export interface AssetOptions {
  /** Files below this path have hashed names and never change, so browsers may cache them for a year. */
  hashedPrefix?: string;
}

/**
 * Reads a build folder into memory. Uses the build's `.br` and `.gz` files, or compresses now at a lower level. Skips
 * hidden files and folders except `.well-known`.
 */
export async function loadAssets(folder: string, options: AssetOptions = {}): Promise<Assets> {
  const { hashedPrefix = '/assets/' } = options;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !/\/\.(?!well-known\/)/.test(path));
  const known = new Set(paths);
  const stored = new Map(
    await Promise.all(
      paths
        .filter((path) => !isCopy(path, known))
        .map(async (path): Promise<[string, Stored]> => {
          const type = contentType(path);
          const cacheControl = path.startsWith(hashedPrefix) ? CACHE_FOREVER : CACHE_BRIEFLY;
          const headers = { 'content-type': type, 'cache-control': cacheControl };
          const compressible = isCompressible(type);
          const copies = compressible ? await readCopies(folder, path, known) : undefined;
          return [path, await store(await readFile(join(folder, path)), { headers, copies, compressible })];
        }),
    ),
  );
  return {
    get: (path) => (path.endsWith('.html') ? undefined : stored.get(path)),
    text: (path) => stored.get(path)?.copies.identity.toString('utf8'),
  };
}

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_BRIEFLY = 'public, max-age=300, must-revalidate';

function isCopy(path: string, known: Set<string>): boolean {
  return /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));
}

async function readCopies(folder: string, path: string, known: Set<string>): Promise<Compressed | undefined> {
  const read = (ending: string) =>
    known.has(path + ending) ? readFile(join(folder, path + ending)) : undefined;
  const [br, gzip] = await Promise.all([read('.br'), read('.gz')]);
  if (!br && !gzip) return undefined;
  return { ...(br && { br }), ...(gzip && { gzip }) };
}
