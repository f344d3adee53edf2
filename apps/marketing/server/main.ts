import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { paths } from '@upcurve/site-content/paths';
import { createTextReader, serveFiles } from '@upcurve/web-server/assets/serve-files';
import { sendStored, store } from '@upcurve/web-server/cache/stored';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { forwardToApi } from '@upcurve/web-server/forward/api-proxy';
import { runServer } from '@upcurve/web-server/run-server';
import { SITE_CARD } from '../app/page-meta.ts';
import { sitePages } from '../app/site-pages.ts';
import * as build from '../build/server/index.js';
import { withSite } from '../build-assets/ebook/site-address.ts';
import { createBlogIndex } from './blog-index.ts';
import { createCardPrinter } from './cards/card-printer.ts';
import { createPostCards } from './cards/post-cards.ts';
import { config } from './config.ts';
import { followContent } from './follow-content.ts';
import { createKeepWarm, pagesToWarm } from './keep-warm.ts';
import { createPages } from './pages.ts';
import { allPlaceholders, warnOfPlaceholders } from './placeholder-warning.ts';
import { createRouting } from './routing.ts';
import { servePages } from './serve-pages.ts';

const folder = fileURLToPath(new URL('../client', import.meta.url));

/** Returns the e-book with the site's URL in its links and a file name for saving it. */
async function addressedEbook(site: string) {
  const headers = {
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=300, must-revalidate',
    'content-disposition': `inline; filename="7-steps-upcurve.pdf"`,
    // Not indexed, because visitors should request the e-book on the site.
    'x-robots-tag': 'noindex',
  };
  const printed = await readFile(join(folder, paths.ebookFile()));
  return store(withSite(printed, site), { headers, compressible: false });
}

/** Returns the card of the site, for posts whose own card cannot be printed. */
async function siteCard() {
  const headers = { 'content-type': 'image/png' };
  return store(await readFile(join(folder, SITE_CARD)), { headers, compressible: false });
}

await runServer({ portVariable: 'MARKETING_PORT' }, async () => {
  const { port, host, marketingUrl: publicUrl, apiUrl, isProduction } = config();
  const app = createWebServer({ ...config(), publicUrl });
  if (isProduction) warnOfPlaceholders(allPlaceholders, app.log);

  const routing = createRouting(build.routes);
  const missing = routing.standIns();
  const blog = createBlogIndex({
    apiUrl,
    onTold: (told) => void keepWarm([...missing.map((path) => ({ path })), ...pagesToWarm(told)]),
  });
  const cards = createPostCards({
    apiUrl,
    print: createCardPrinter(join(import.meta.dirname, 'card-worker.js')),
    fallback: await siteCard(),
    log: app.log,
  });
  const stylesheet = createTextReader(folder);
  const pages = createPages({ build, routing, stylesheet, config: config(), blog, log: app.log });
  const keepWarm = createKeepWarm(pages);

  forwardToApi(app, { to: apiUrl, timeOf: callTimes(allEndpoints) });
  serveFiles(app, folder, [paths.ebookFile()]);
  const addressed = await addressedEbook(publicUrl);
  app.get(paths.ebookFile(), (request, reply) => sendStored(request, reply, addressed));
  servePages(app, { publicUrl, pages, blog, cards });

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
  return { app, port, host };
});
