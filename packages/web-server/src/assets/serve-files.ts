import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_BRIEFLY = 'public, max-age=300, must-revalidate';

/**
 * Serves the files of a build folder with the `.br` and `.gz` copies that `precompress` made. Each file has its own
 * route, so other addresses never touch the disk. Hidden files and HTML pages are not served.
 * @param except paths that the app serves itself
 */
export function serveFiles(app: FastifyInstance, folder: string, except: readonly string[] = []): void {
  const hashedFiles = join(folder, 'assets/');
  app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz,html}', ...except.map((path) => path.slice(1))],
    cacheControl: false,
    // Files below /assets have hashed names and never change.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashedFiles) ? CACHE_FOREVER : CACHE_BRIEFLY);
    },
  });
}

/** Returns a function that reads a text file of the build folder once. It returns undefined if there is none. */
export function createTextReader(folder: string): (path: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (path) => {
    if (!texts.has(path)) texts.set(path, readText(join(folder, path)));
    return texts.get(path);
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
