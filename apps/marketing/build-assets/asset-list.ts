import { paths } from '@upcurve/site-content/paths';
import type { ServerBuild } from 'react-router';
import { cardPath } from '../app/page-meta.ts';
import { sitePages } from '../app/site-pages.ts';
import { readPage } from './cards/page-facts.ts';
import { printCard } from './cards/print-card.ts';
import { printEbook } from './ebook/print-ebook.ts';
import { fullIcon, iconFile, roundIcon } from './icons.ts';

type Printer = () => Promise<Buffer>;

/**
 * Returns a function for each generated file, by URL path. Development calls them on request, the release build calls
 * all.
 */
export function prints(build: ServerBuild, site: string): Map<string, Printer> {
  const cards = sitePages.map((path): [string, Printer] => [
    cardPath(path),
    async () => printCard(path, await readPage(build, path)),
  ]);
  return new Map([
    [paths.ebookFile(), () => printEbook(site)],
    ['/favicon.ico', iconFile],
    ['/apple-touch-icon.png', () => fullIcon(180, 1)],
    ['/icon-192.png', () => roundIcon(192)],
    ['/icon-512.png', () => roundIcon(512)],
    // Android shows at least a circle of 80% of the width.
    ['/icon-maskable-512.png', () => fullIcon(512, 0.8)],
    ...cards,
  ]);
}
