import type { Assets } from '@upcurve/web-server/assets';
import { deferScripts } from '@upcurve/web-server/deferred-scripts';
import { createPageCache, reactRouterQuery } from '@upcurve/web-server/page-cache';
import { createRequestHandler, type ServerBuild } from 'react-router';

interface PagesOptions {
  build: ServerBuild;
  assets: Assets;
  publicUrl: string;
}

/** Redirects carry their query along; every other page is the same whatever the query. */
function queryOf(path: string) {
  return /^\/(admin|auth)(\/|$)/.test(path) ? 'all' : reactRouterQuery(path);
}

/** The pages of the site, rendered once and kept in memory with their scripts out of the way of the first paint. */
export function createPages({ build, assets, publicUrl }: PagesOptions) {
  const respond = createRequestHandler(build, 'production');
  return createPageCache({
    policy: { publicUrl },
    query: queryOf,
    transform: (html, nonce) => deferScripts(html, nonce, { stylesheet: assets.text }),
    render(request, nonce) {
      request.headers.set('x-render-nonce', nonce);
      return respond(request);
    },
  });
}
