import { join } from 'node:path';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { nouns } from '@upcurve/contracts/shared/nouns';
import { paths } from '@upcurve/site-content/paths';
import { type Assets, loadAssets } from '@upcurve/web-server/assets/assets';
import { store } from '@upcurve/web-server/cache/stored';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { logJson } from '@upcurve/web-server/observability/log';
import { runServer } from '@upcurve/web-server/run-server';
import { ebook } from '../app/content/ebook-cover.ts';
import { cardPath } from '../app/page-meta.ts';
import { sitePages } from '../app/site-pages.ts';
import * as build from '../build/server/index.js';
import { withSite } from '../build-assets/ebook/site-address.ts';
import { createBlogIndex } from './blog-index.ts';
import { createCardPrinter } from './cards/card-printer.ts';
import { createPostCards } from './cards/post-cards.ts';
import { config } from './config.ts';
import { followContent } from './follow-content.ts';
import { createKeepWarm, pagesToWarm } from './keep-warm.ts';
import { createRouteMatcher, standIns } from './not-found.ts';
import { createPages, takesForms, takesFormsOfPrograms } from './pages.ts';
import { allPlaceholders, warnOfPlaceholders } from './placeholder-warning.ts';

/** Returns the build's files, with the site's URL in the e-book's links and a file name for saving it. */
async function withEbook(assets: Assets, site: string): Promise<Assets> {
  const path = paths.ebookFile();
  const printed = assets.get(path);
  if (!printed) throw new Error(`The build holds no ${path}: run the build again.`);
  const headers = {
    ...printed.headers,
    'content-disposition': `inline; filename="${ebook.fileName}"`,
    // Not indexed, because visitors should request the e-book on the site.
    'x-robots-tag': 'noindex',
  };
  const addressed = await store(withSite(printed.copies.identity, site), { headers, compressible: false });
  return { ...assets, get: (asked) => (asked === path ? addressed : assets.get(asked)) };
}

await runServer({ portVariable: 'MARKETING_PORT' }, async () => {
  const {
    port,
    host,
    drainSeconds,
    marketingUrl: publicUrl,
    apiUrl,
    isProduction,
    trustedProxies,
  } = config();
  if (isProduction) warnOfPlaceholders(allPlaceholders, logJson);
  const files = await loadAssets(new URL('../client', import.meta.url).pathname);
  const assets = await withEbook(files, publicUrl);
  const missing = standIns(build.routes);
  const findRoute = createRouteMatcher(build.routes);
  const blog = createBlogIndex({
    apiUrl,
    onTold: (told) => void keepWarm([...missing.map((path) => ({ path })), ...pagesToWarm(told)]),
  });
  const cards = createPostCards({
    apiUrl,
    print: createCardPrinter(join(import.meta.dirname, 'card-worker.js')),
    fallback: () => assets.get(cardPath(paths.blog())),
  });
  const pages = createPages({ build, assets, config: config(), blog, cards });
  const keepWarm = createKeepWarm(pages);
  await followContent({
    apiUrl,
    onChange() {
      pages.expire();
      cards.expire();
      void blog.refresh();
    },
    onAway: pages.hold,
  });
  await pages.warm([...sitePages, ...missing]);
  // Comes last, because it starts rendering the blog in the background.
  await blog.refresh();
  return {
    port,
    host,
    drainSeconds,
    server: createWebServer({
      publicUrl,
      trustedProxies,
      forward: { to: apiUrl, timeOf: callTimes(nouns) },
      assets,
      handle: pages.handle,
      routeOf: (pathname) => findRoute(pathname)?.pattern,
      takesForms,
      takesFormsOfPrograms,
    }),
  };
});
