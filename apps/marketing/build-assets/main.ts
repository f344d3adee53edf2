/*
 * Makes the files that are drawn or set from our own sources: the e-book and its cover, the share cards of the fixed
 * pages, the icons and the small fonts. They are committed; run `pnpm build && pnpm build-assets` after a change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { paths } from '@upcurve/site-content/paths';
import { cardPath } from '../app/page-meta.ts';
import { sitePages } from '../app/site-pages.ts';
import * as build from '../build/server/index.js';
import { readPage } from './cards/page-facts.ts';
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
for (const path of sitePages) {
  await write(`/public${cardPath(path)}`, await printCard(path, await readPage(build, path)));
}
