import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { contentType, isCompressible } from './content-types.ts';

/**
 * Writes `.br` and `.gz` beside every compressible file of a build folder, as small as they get, so that a start
 * only reads them. Call it once, as the last step of an app's build.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(contentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(await readFile(file), 'build');
      if (br) await writeFile(`${file}.br`, br);
      if (gzip) await writeFile(`${file}.gz`, gzip);
    }),
  );
}
