import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { FRAME_ORIGINS } from '@upcurve/post-blocks/third-parties';
import { createTextReader, serveFiles } from '@upcurve/web-server/assets/serve-files';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { forwardToApi } from '@upcurve/web-server/forward/api-proxy';
import { redirectHome } from '@upcurve/web-server/page/home-address';
import { runServer } from '@upcurve/web-server/run-server';
import { contentSecurityPolicy } from '@upcurve/web-server/security/csp';
import { readConfig } from './config.ts';
import { fillPage } from './page-facts.ts';
import { paths } from './paths.ts';

/* The production server. It serves the built app with one page for every address, and forwards /api and /media. */

const isOurs = (url: string) => /^\/(admin([/?]|$)|auth\/?(\?|$))/.test(url);

await runServer({ portVariable: 'ADMIN_PORT' }, async () => {
  const config = readConfig();
  const { port, host, adminUrl: publicUrl, marketingUrl, apiUrl } = config;
  const folder = fileURLToPath(new URL('../client', import.meta.url));
  const page = createTextReader(folder)('/index.html');
  if (!page) throw new Error('The app is not built: run `pnpm --filter @upcurve/admin build` first.');

  const app = createWebServer({
    ...config,
    publicUrl,
    // Addresses may contain names and email addresses from a search, so the referrer never includes the path.
    headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' },
  });
  forwardToApi(app, { to: apiUrl, timeOf: callTimes(allEndpoints) });
  serveFiles(app, folder);
  const onRequest = redirectHome(publicUrl);
  app.get(paths.root(), { onRequest }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(paths.dashboard()),
  );
  app.get('/*', { onRequest }, (request, reply) => {
    const styleNonce = randomBytes(16).toString('base64');
    return reply
      .code(isOurs(request.url) ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(
          // Previews of uploads and frames captured from clips are local blobs. Videos and embeds in the preview of a
          // post are frames.
          {
            publicUrl,
            sources: { 'img-src': ['blob:'], 'media-src': ['blob:'], 'frame-src': FRAME_ORIGINS },
          },
          { styles: [`'nonce-${styleNonce}'`] },
        ),
      })
      .send(fillPage(page, { marketingUrl, styleNonce }));
  });
  return { app, port, host };
});
