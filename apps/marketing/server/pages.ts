import { FRAME_ORIGINS } from '@upcurve/post-blocks/third-parties';
import type { Assets } from '@upcurve/web-server/assets';
import type { PolicyOptions } from '@upcurve/web-server/csp';
import { deferScripts } from '@upcurve/web-server/deferred-scripts';
import { createPageCache, type PageCache, reactRouterQuery } from '@upcurve/web-server/page-cache';
import type { Visit } from '@upcurve/web-server/visit';
import { createRequestHandler, type ServerBuild } from 'react-router';
import visitCounter from '../app/counting/visit-counter.ts?script';
import { planOf } from '../app/forms/wish.ts';
import { NOT_FOUND_PATH } from '../app/layout/page-rules.ts';
import { paths } from '../app/paths.ts';
import type { BlogIndex } from './blog-index.ts';
import { canonicalPath } from './canonical-path.ts';
import type { PostCards } from './cards/post-cards.ts';
import type { Config } from './config.ts';
import { createNotFound } from './not-found.ts';

interface PagesOptions {
  blog: Pick<BlogIndex, 'find'>;
  cards: Pick<PostCards, 'get'>;
  build: ServerBuild;
  assets: Assets;
  config: Pick<Config, 'marketingUrl' | 'adminUrl' | 'frameOrigins'>;
}

/**
 * Redirects carry their query along, the calculator's query holds the visitor's figures, a calendar file's the wished time, a preview is nobody else's, and the query of a
 * route's data can name anything: they are made anew each time, so that no query can crowd the memory. Every other page but the
 * lists of the blog is the same whatever the query.
 */
function queryOf(path: string, visit: Pick<Visit, 'url'>) {
  const isOwn =
    /^\/(admin|auth)(\/|$)|\.ics$|^\/calculator\/(questions|results)\/?$|^\/blog\/preview\/|\.data$/.test(
      path,
    );
  if (isOwn) return 'all';
  // What is searched for can be anything as well; of the lists themselves each page is kept.
  if (path === '/blog' && visit.url.searchParams.get('search')) return 'all';
  // What was asked for is read back to whoever asked. A plan is one of few: each has its page.
  if (path === paths.thankYou() && visit.url.search) return 'all';
  if (path === paths.bookConsultation()) return planOf(visit.url.searchParams.get('plan')) ? ['plan'] : [];
  return isBlogList(path) ? ['page'] : reactRouterQuery(path);
}

const CARD = /^\/blog\/([^/]+)\/card\.png$/;

const isBlogList = (path: string) => path === '/blog' || /^\/blog\/(category|author)\//.test(path);

/** Beyond our own origin: the staff bar asks the admin app, and what a visitor clicks to load may be framed. */
function policyOf({ marketingUrl, adminUrl, frameOrigins }: PagesOptions['config']): PolicyOptions {
  return {
    publicUrl: marketingUrl,
    sources: {
      'connect-src': [adminUrl],
      'frame-src': [...frameOrigins, ...FRAME_ORIGINS],
      // The sums of forms are done beside the page.
      'worker-src': ["'self'"],
    },
  };
}

/** Where forms are sent, by the browser itself or by script. */
export const takesForms = (pathname: string) =>
  /^\/forms\/[\w-]+(\/answer)?$/.test(pathname) || takesFormsOfPrograms(pathname);

/** Where mail programs unsubscribe for their readers (RFC 8058). */
export const takesFormsOfPrograms = (pathname: string) => /^\/unsubscribe\/\w+$/.test(pathname);

/** The pages of the site, rendered once and kept in memory with their scripts out of the way of the first paint. */
export function createPages({ build, assets, config, blog, cards }: PagesOptions): PageCache {
  const respond = createRequestHandler(build, 'production');
  const hasNoRoute = createNotFound(build.routes);
  const pages = createPageCache({
    policy: policyOf(config),
    query: queryOf,
    notFound: (pathname) => (blog.find(pathname) === 'none' ? NOT_FOUND_PATH : hasNoRoute(pathname)),
    transform: (html, nonce) =>
      counted(deferScripts(html, nonce, { stylesheet: assets.text, touchOnly: !isQuiz(html) }), nonce),
    async render(request, nonce) {
      request.headers.set('x-render-nonce', nonce);
      const response = await respond(request);
      // Where a loader or a component fails unforeseen, nobody has said that its page must not be kept.
      if (response.status >= 500) response.headers.set('cache-control', 'no-store');
      return response;
    },
  });

  function handlePost(visit: Visit) {
    const { pathname } = visit;
    const slug = pathname.endsWith('/card.png') ? CARD.exec(pathname)?.[1] : undefined;
    // Until it is known which posts there are, none has a card.
    if (slug && blog.find(paths.post(slug)) === paths.post(slug)) return cards.get(slug);
    const newest = blog.find(pathname) ?? 'none';
    if (newest === 'none' || newest === pathname) return pages.handle(visit);
    // It may be given back: browsers ask each time.
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

/** With the script that counts its visits: small enough to come with the page, so that reading one costs no request more. */
function counted(html: string, nonce: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0
    ? html
    : `${html.slice(0, end)}<script nonce="${nonce}">${visitCounter}</script>${html.slice(end)}`;
}

/** The quiz lives by script and has it start by itself; every other page is whole without and waits for a touch. */
function isQuiz(html: string): boolean {
  return html.includes('data-wakes="itself"');
}
