/* Draws the covers, the pictures within articles and the authors of the demo blog (`pnpm demo:covers`), and says how much they weigh. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../browser.ts';
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
    const text = await page.evaluate(
      async ([source, quality]) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        let bytes = '';
        for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
        return btoa(bytes);
      },
      [svg(picture), QUALITY] as const,
    );
    const bytes = Buffer.from(text, 'base64');
    total += bytes.length;
    await writeFile(join(FOLDER, `${name}.webp`), bytes);
    console.log(`${name}.webp  ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await browser.close();
}
console.log(`${Math.round(total / 1024)} kB in all`);
