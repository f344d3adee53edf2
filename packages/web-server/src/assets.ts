import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Compressed } from './compress.ts';
import { contentType, isCompressible } from './content-types.ts';
import { type Stored, store } from './stored.ts';

/** A build folder in memory. Looking a path up cannot leave it: what is not a key is not there. */
export interface Assets {
  /** The answer for a decoded URL path such as `/assets/app-1a2b.js`. Pages (`.html`) are not among them. */
  get(path: string): Stored | undefined;
  /** The text of any file of the folder, pages too; undefined where there is none. */
  text(path: string): string | undefined;
  /** The paths of the pages (`.html`), for prerendered sites. */
  pages(): string[];
}

export interface AssetOptions {
  /** Paths below this never change under one name, so browsers may keep them for a year. */
  hashedPrefix?: string;
}

/** Reads a build folder into memory with compressed copies: the build's `.br` and `.gz`, else made now. */
export async function loadAssets(folder: string, options: AssetOptions = {}): Promise<Assets> {
  const { hashedPrefix = '/assets/' } = options;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(files);
  const sources = files.filter(
    (file) => !/\.(br|gz)$/.test(file) || !names.has(file.replace(/\.(br|gz)$/, '')),
  );
  const stored = new Map(
    await Promise.all(
      sources.map(async (file): Promise<[string, Stored]> => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        const type = contentType(file);
        const compressible = isCompressible(type);
        const cacheControl = path.startsWith(hashedPrefix)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, must-revalidate';
        const headers = { 'content-type': type, 'cache-control': cacheControl };
        const copies = compressible ? await readCopies(file, names) : undefined;
        return [path, await store(await readFile(file), { headers, copies, compressible })];
      }),
    ),
  );
  const isPage = (path: string) => path.endsWith('.html');
  return {
    get: (path) => (isPage(path) ? undefined : stored.get(path)),
    text: (path) => stored.get(path)?.identity.toString('utf8'),
    pages: () => [...stored.keys()].filter(isPage),
  };
}

async function readCopies(file: string, names: Set<string>): Promise<Compressed | undefined> {
  const has = { br: names.has(`${file}.br`), gzip: names.has(`${file}.gz`) };
  if (!has.br && !has.gzip) return undefined;
  return {
    ...(has.br && { br: await readFile(`${file}.br`) }),
    ...(has.gzip && { gzip: await readFile(`${file}.gz`) }),
  };
}
