import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { nouns } from '@upcurve/contracts/shared/nouns';
import { FRAME_ORIGINS } from '@upcurve/post-blocks/third-parties';
import { loadAssets } from '@upcurve/web-server/assets/assets';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import type { PageHandler } from '@upcurve/web-server/page/visit';
import { runServer } from '@upcurve/web-server/run-server';
import { contentSecurityPolicy } from '@upcurve/web-server/security/csp';
import { readConfig } from './config.ts';
import { fillPage } from './page-facts.ts';
import { paths } from './paths.ts';

/* The production server. It serves the built app from memory with one page for every address, and forwards /api and
   /media. */

const isOurs = (path: string) => /^\/(admin(\/|$)|auth\/?$)/.test(path);

await runServer({ portVariable: 'ADMIN_PORT' }, async () => {
  const { port, host, drainSeconds, adminUrl: publicUrl, marketingUrl, apiUrl } = readConfig();
  const assets = await loadAssets(fileURLToPath(new URL('../client', import.meta.url)));
  const page = assets.text('/index.html');
  if (!page) throw new Error('The app is not built: run `pnpm --filter @upcurve/admin build` first.');

  const handle: PageHandler = ({ url }) => {
    if (url.pathname === paths.root()) {
      return new Response(null, {
        status: 302,
        headers: { location: paths.dashboard(), 'cache-control': 'no-cache' },
      });
    }
    const styleNonce = randomBytes(16).toString('base64');
    return new Response(fillPage(page, { marketingUrl, styleNonce }), {
      status: isOurs(url.pathname) ? 200 : 404,
      headers: {
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
      },
    });
  };

  // Addresses may contain names and email addresses from a search, so the referrer never includes the path.
  const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' };
  return {
    port,
    host,
    drainSeconds,
    server: createWebServer({
      publicUrl,
      forward: { to: apiUrl, timeOf: callTimes(nouns) },
      assets,
      handle,
      headers,
    }),
  };
});
