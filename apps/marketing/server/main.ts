import { join } from 'node:path';
import { callTimes } from '@upcurve/contracts/call-times';
import { nouns } from '@upcurve/contracts/nouns';
import { loadAssets } from '@upcurve/web-server/assets';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { logJson } from '@upcurve/web-server/log';
import { runServer } from '@upcurve/web-server/run-server';
import { startTracing } from '@upcurve/web-server/tracing';
import { allPlaceholders } from '../app/content/all-placeholders.ts';
import { NOT_FOUND_PATH } from '../app/layout/page-rules.ts';
import { cardPath } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { sitePages } from '../app/site-pages.ts';
import * as build from '../build/server/index.js';
import { createBlogIndex } from './blog-index.ts';
import { createCardPrinter } from './cards/card-printer.ts';
import { createPostCards } from './cards/post-cards.ts';
import { config } from './config.ts';
import { withEbook } from './ebook-file.ts';
import { followContent } from './follow-content.ts';
import { createKeepWarm, pagesToWarm } from './keep-warm.ts';
import { createRouteOf } from './not-found.ts';
import { createPages, takesForms, takesFormsOfPrograms } from './pages.ts';
import { warnOfPlaceholders } from './placeholder-warning.ts';

await runServer({ portVariable: 'MARKETING_PORT' }, async () => {
  const { port, host, drainSeconds, marketingUrl: publicUrl, apiUrl, isProduction, tracing } = config();
  await startTracing(tracing, { service: 'upcurve-marketing', apiUrl });
  if (isProduction) warnOfPlaceholders(allPlaceholders, logJson);
  const files = await loadAssets(new URL('../client', import.meta.url).pathname);
  const assets = await withEbook(files, publicUrl);
  const blog = createBlogIndex({ apiUrl, onTold: (told) => void keepWarm(pagesToWarm(told)) });
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
  });
  await pages.warm([...sitePages, NOT_FOUND_PATH]);
  // Last: with it the blog starts to be rendered behind.
  await blog.refresh();
  return {
    port,
    host,
    drainSeconds,
    server: createWebServer({
      publicUrl,
      forward: { to: apiUrl, timeOf: callTimes(nouns) },
      assets,
      handle: pages.handle,
      routeOf: createRouteOf(build.routes),
      takesForms,
      takesFormsOfPrograms,
    }),
  };
});
