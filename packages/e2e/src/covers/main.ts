/* Draws the covers, the pictures within articles and the authors of the demo blog (`pnpm demo:covers`), and says how much they weigh. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../browser.ts';
import { encodeWebp } from '../webp.ts';
import { svg } from './draw.ts';
import { pictures } from './pictures.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../apps/api/src/demo/post-pictures');
const QUALITY = 0.84;

/* Those whose names begin so, or all. */
const wanted = process.argv.slice(2);

const browser = await launchBrowser([]);
let total = 0;
try {
  const page = await browser.newPage();
  await mkdir(FOLDER, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
    const source = `data:image/svg+xml;base64,${Buffer.from(svg(picture)).toString('base64')}`;
    const bytes = await encodeWebp(page, source, QUALITY);
    total += bytes.length;
    await writeFile(join(FOLDER, `${name}.webp`), bytes);
    console.log(`${name}.webp  ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await browser.close();
}
console.log(`${Math.round(total / 1024)} kB in all`);
