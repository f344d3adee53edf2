import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { contentType, isCompressible } from './content-types.ts';

/**
 * Writes `.br` and `.gz` beside every compressible file of a build folder, as small as they get, so that a start
 * only reads them. Call it once, as the last step of an app's build. Gives the number of files it compressed.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const { br, gzip } = await compress(await readFile(file), 'build');
    if (br) await writeFile(`${file}.br`, br);
    if (gzip) await writeFile(`${file}.gz`, gzip);
  }
  return files.length;
}
