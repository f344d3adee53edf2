import type { Assets } from '@upcurve/web-server/assets';
import { store } from '@upcurve/web-server/stored';
import { ebook } from '../app/content/ebook-cover.ts';
import { paths } from '../app/paths.ts';
import { withSite } from '../press/ebook/site-address.ts';

/** The files of the build, with the e-book made ours: its links lead to this site, and readers may keep it under its name. */
export async function withEbook(assets: Assets, site: string): Promise<Assets> {
  const path = paths.ebookFile();
  const printed = assets.get(path);
  if (!printed) throw new Error(`The build holds no ${path}: run the build again.`);
  const headers = {
    ...printed.headers,
    'content-disposition': `inline; filename="${ebook.fileName}"`,
    // It is given to those who ask for it on the site.
    'x-robots-tag': 'noindex',
  };
  const addressed = await store(withSite(printed.copies.identity, site), { headers, compressible: false });
  return { ...assets, get: (asked) => (asked === path ? addressed : assets.get(asked)) };
}
