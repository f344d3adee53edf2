import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadAssets } from '@upcurve/web-server/assets';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { contentSecurityPolicy } from '@upcurve/web-server/csp';
import { listenOrExplain } from '@upcurve/web-server/listen-or-explain';
import { logJson } from '@upcurve/web-server/log';
import type { PageHandler } from '@upcurve/web-server/visit';
import { readConfig } from './config.ts';
import { fillPage } from './page.ts';
import { paths } from './paths.ts';

/* The production server: the built app from memory, one page for every address, /api and /media forwarded. */

async function start(): Promise<void> {
  const config = readConfig();
  const assets = await loadAssets(fileURLToPath(new URL('../client', import.meta.url)));
  const page = assets.text('/index.html');
  if (!page) throw new Error('The app is not built: run `pnpm --filter @upcurve/admin build` first.');

  const isOurs = (path: string) => /^\/(admin(\/|$)|auth\/?$)/.test(path);

  const handle: PageHandler = ({ url }) => {
    if (url.pathname === paths.root()) {
      return new Response(null, {
        status: 302,
        headers: { location: paths.dashboard(), 'cache-control': 'no-cache' },
      });
    }
    const styleNonce = randomBytes(16).toString('base64');
    const body = fillPage(page, { marketingUrl: config.marketingUrl, styleNonce });
    return new Response(body, {
      status: isOurs(url.pathname) ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(
          { publicUrl: config.adminUrl },
          { styles: [`'nonce-${styleNonce}'`] },
        ),
      },
    });
  };

  const server = createWebServer({
    publicUrl: config.adminUrl,
    forward: { to: config.apiUrl },
    assets,
    handle,
    headers: { 'x-robots-tag': 'noindex' },
  });
  const port = await listenOrExplain(server, { ...config, portVariable: 'ADMIN_PORT' });
  logJson('info', 'Admin listens', { port, url: config.adminUrl });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
