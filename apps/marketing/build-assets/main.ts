/*
 * Makes the files that are drawn or set from our own sources: the e-book and its cover, the share card of the site,
 * the icons and the small fonts. They are committed; run `pnpm build-assets` after a change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { paths } from '@upcurve/site-content/paths';
import { SITE_CARD } from '../app/page-meta.ts';
import { printCard } from './cards/print-card.ts';
import { printEbook } from './ebook/print-ebook.ts';
import { fullIcon, iconFile, roundIcon } from './icons.ts';
import { makeFont, smallFaces, stylesheet } from './web-fonts.ts';

async function write(path: string, data: Buffer): Promise<void> {
  const file = new URL(`..${path}`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, data);
}

const ebook = await printEbook();
await write(`/public${paths.ebookFile()}`, ebook.pdf);
await write('/app/drawings/ebook-cover.webp', ebook.cover);

await write('/public/favicon.ico', await iconFile());
await write('/public/apple-touch-icon.png', await fullIcon(180, 1));
await write('/public/icon-512.png', await roundIcon(512));

for (const face of smallFaces(await readFile(stylesheet, 'utf8'))) {
  await write(`/app/styles/${face.file}`, await makeFont(face));
}
await write(`/public${SITE_CARD}`, await printCard());
