/* Generates the e-book, cards, icons and fonts and writes them into the build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { anySite } from './ebook/site-address.ts';

// Set before the first import of React, because its development version takes three times as long.
process.env.NODE_ENV = 'production';
const { prints } = await import('./asset-list.ts');
const build = await import('../build/server/index.js');

for (const [path, print] of prints(build, anySite)) {
  const file = join('build/client', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await print());
}
