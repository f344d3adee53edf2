import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { clip } from '../samples/videos.ts';

/*
 * Creates the files that the benchmark uploads: `clip <path>`, 99 MB of WebM, or `photo <path>`, 12 megapixels like a
 * photo from a camera.
 */

const [what, path = ''] = process.argv.slice(2);

async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(4000, 3000).blur(2).jpeg({ quality: 88 }).toBuffer();
}

await writeFile(
  path,
  what === 'clip' ? await clip({ type: 'webm', seconds: 39.6, frame: 104_000 }) : await photo(),
);
