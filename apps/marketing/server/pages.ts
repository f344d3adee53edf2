import { FRAME_ORIGINS } from '@upcurve/post-blocks/third-parties';
import { createPageCache, type PageCache } from '@upcurve/web-server/cache/page-cache';
import { deferScripts } from '@upcurve/web-server/page/deferred-scripts';
import type { PolicyOptions } from '@upcurve/web-server/security/csp';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import visitCounter from '../app/counting/visit-counter.ts?script';
import type { BlogIndex } from './blog-index.ts';
import type { Config } from './config.ts';
import type { Routing } from './routing.ts';

interface PagesOptions {
  blog: Pick<BlogIndex, 'find'>;
  build: ServerBuild;
  routing: Routing;
  stylesheet: (path: string) => string | undefined;
  config: Pick<Config, 'marketingUrl' | 'adminUrl' | 'frameOrigins'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

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

/**
 * Creates the pages of the site. They are rendered once and cached in memory, and their scripts do not delay the first
 * paint.
 */
export function createPages({ build, routing, stylesheet, config, blog, log }: PagesOptions): PageCache {
  const respond = createRequestHandler(build, 'production');
  const { varyBy, patternOf, standIn, notFound, startsAtLoad } = routing;
  return createPageCache({
    policy: policyOf(config),
    log,
    query: varyBy,
    routeOf: patternOf,
    notFound: (pathname) => (blog.find(pathname) === 'none' ? standIn(pathname) : notFound(pathname)),
    // The script that counts visits is inline, because it is small and saves a request.
    transform: (html, nonce, pathname) =>
      deferScripts(html, nonce, {
        stylesheet,
        script: visitCounter,
        startsAtLoad: startsAtLoad(pathname),
      }),
    async render(request, nonce) {
      request.headers.set('x-render-nonce', nonce);
      const response = await respond(request);
      // After an unexpected error in a loader or component, the response has no cache headers, so they are set here.
      if (response.status >= 500) response.headers.set('cache-control', 'no-store');
      return response;
    },
  });
}
