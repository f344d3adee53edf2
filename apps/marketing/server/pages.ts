import { FRAME_ORIGINS } from '@upcurve/post-blocks/third-parties';
import { paths } from '@upcurve/site-content/paths';
import type { Assets } from '@upcurve/web-server/assets/assets';
import { createPageCache, type PageCache } from '@upcurve/web-server/cache/page-cache';
import { deferScripts } from '@upcurve/web-server/page/deferred-scripts';
import type { Visit } from '@upcurve/web-server/page/visit';
import type { PolicyOptions } from '@upcurve/web-server/security/csp';
import { timesFactor } from '@upcurve/web-server/server-config';
import { createRequestHandler, type ServerBuild } from 'react-router';
import visitCounter from '../app/counting/visit-counter.ts?script';
import type { BlogIndex } from './blog-index.ts';
import { canonicalPath } from './canonical-path.ts';
import type { PostCards } from './cards/post-cards.ts';
import type { Config } from './config.ts';
import { createNotFound, createRouteMatcher, createStandIn } from './not-found.ts';
import { createRoutePolicies } from './route-policies.ts';

interface PagesOptions {
  blog: Pick<BlogIndex, 'find'>;
  cards: Pick<PostCards, 'get'>;
  build: ServerBuild;
  assets: Assets;
  config: Pick<Config, 'marketingUrl' | 'adminUrl' | 'frameOrigins' | 'rateLimitFactor'>;
}

const CARD = /^\/blog\/([^/]+)\/card\.png$/;

/**
 * Returns the allowed origins besides our own: the staff bar calls the admin app, and visitors can load frames with a
 * click.
 */
function policyOf({ marketingUrl, adminUrl, frameOrigins }: PagesOptions['config']): PolicyOptions {
  return {
    publicUrl: marketingUrl,
    sources: {
      'connect-src': [adminUrl],
      'frame-src': [...frameOrigins, ...FRAME_ORIGINS],
      // Forms solve their proof of work in a worker.
      'worker-src': ["'self'"],
    },
  };
}

const RENDERS_PER_CLIENT = 2;

/** Checks whether forms are posted to this path, by the browser itself or by script. */
export const takesForms = (pathname: string) =>
  /^\/(?:forms|book-consultation)\/[\w-]+(\/answer)?$/.test(pathname) ||
  /^\/booking\/[\w-]+$/.test(pathname) ||
  takesFormsOfPrograms(pathname);

/** Checks whether email clients can unsubscribe by posting to this path (RFC 8058). */
export const takesFormsOfPrograms = (pathname: string) => /^\/unsubscribe\/\w+$/.test(pathname);

/**
 * Serves the pages of the site. They are rendered once and cached in memory, and their scripts do not delay the first
 * paint.
 */
export function createPages({ build, assets, config, blog, cards }: PagesOptions): PageCache {
  const respond = createRequestHandler(build, 'production');
  const hasNoRoute = createNotFound(build.routes);
  const standIn = createStandIn(build.routes);
  const findRoute = createRouteMatcher(build.routes);
  const { varyBy, scriptOf } = createRoutePolicies(build.routes);
  const pages = createPageCache({
    policy: policyOf(config),
    rendersPerClient: timesFactor(RENDERS_PER_CLIENT, config),
    query: varyBy,
    routeOf: (pathname) => findRoute(pathname)?.pattern,
    notFound: (pathname) => (blog.find(pathname) === 'none' ? standIn(pathname) : hasNoRoute(pathname)),
    transform(html, nonce, pathname) {
      const touchOnly = scriptOf(pathname) === 'on-touch';
      // The script that counts visits is inline, because it is small and saves a request.
      return deferScripts(html, nonce, { stylesheet: assets.text, touchOnly, script: visitCounter });
    },
    async render(request, nonce) {
      request.headers.set('x-render-nonce', nonce);
      const response = await respond(request);
      // After an unexpected error in a loader or component, the response has no cache headers, so they are set here.
      if (response.status >= 500) response.headers.set('cache-control', 'no-store');
      return response;
    },
  });

  function handlePost(visit: Visit) {
    const { pathname } = visit;
    const slug = pathname.endsWith('/card.png') ? CARD.exec(pathname)?.[1] : undefined;
    // Posts have no cards until the API has returned the list of posts.
    if (slug && blog.find(paths.post(slug)) === paths.post(slug)) return cards.get(slug);
    const newest = blog.find(pathname) ?? 'none';
    if (newest === 'none' || newest === pathname) return pages.handle(visit);
    // A former slug can be used again, so browsers must revalidate.
    const headers = { location: newest + visit.url.search, 'cache-control': 'no-cache' };
    return new Response(null, { status: 301, headers });
  }

  return {
    ...pages,
    handle(visit) {
      const canonical = visit.method === 'POST' ? undefined : canonicalPath(visit.pathname);
      if (canonical !== undefined) {
        const headers = { location: canonical + visit.url.search, 'cache-control': 'public, max-age=3600' };
        return new Response(null, { status: 308, headers });
      }
      return visit.pathname.startsWith('/blog/') ? handlePost(visit) : pages.handle(visit);
    },
  };
}
