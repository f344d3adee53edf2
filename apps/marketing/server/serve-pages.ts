import { paths } from '@upcurve/site-content/paths';
import type { PageCache } from '@upcurve/web-server/cache/page-cache';
import { sendStored } from '@upcurve/web-server/cache/stored';
import { acceptForms, formHandler, type SentForm } from '@upcurve/web-server/forward/sent-form';
import { redirectHome } from '@upcurve/web-server/page/home-address';
import { visitOf } from '@upcurve/web-server/page/visit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlogIndex } from './blog-index.ts';
import { canonicalPath } from './canonical-path.ts';
import type { PostCards } from './cards/post-cards.ts';

interface Site {
  publicUrl: string;
  pages: Pick<PageCache, 'get' | 'fresh'>;
  blog: Pick<BlogIndex, 'find'>;
  cards: Pick<PostCards, 'get'>;
}

/** The pages to which forms are posted, by the browser itself or by script. */
const FORM_PAGES = [
  '/forms/:form',
  '/forms/:form/answer',
  '/book-consultation/:form',
  '/book-consultation/:form/answer',
  '/booking/:token',
];
/** Email clients can unsubscribe by posting to this page (RFC 8058). */
const UNSUBSCRIBE_PAGE = '/unsubscribe/:token';

/** Adds the routes of the pages: every address that is no file and no call of the API. */
export function servePages(app: FastifyInstance, { publicUrl, pages, blog, cards }: Site): void {
  const { origin } = new URL(publicUrl);
  const onRequest = redirectHome(publicUrl);

  async function sendPage(request: FastifyRequest, reply: FastifyReply, form?: SentForm) {
    return sendStored(request, reply, await pages.get(visitOf(request, origin, form)));
  }

  app.get('/*', { onRequest }, (request, reply) => {
    const page = pages.fresh(request.url);
    if (page) return sendStored(request, reply, page);
    const { pathname, search } = new URL(origin + request.url);
    const canonical = canonicalPath(pathname);
    if (canonical !== undefined)
      return reply.header('cache-control', 'public, max-age=3600').redirect(canonical + search, 308);
    const newest = blog.find(pathname) ?? 'none';
    if (newest === 'none' || newest === pathname) return sendPage(request, reply);
    // A former slug can be used again, so browsers must revalidate.
    return reply.header('cache-control', 'no-cache').redirect(newest + search, 301);
  });

  app.get<{ Params: { slug: string } }>('/blog/:slug/card.png', { onRequest }, async (request, reply) => {
    const { slug } = request.params;
    // Posts have no cards until the API has returned the list of posts.
    if (blog.find(paths.post(slug)) !== paths.post(slug)) return sendPage(request, reply);
    return sendStored(request, reply, await cards.get(slug));
  });

  app.register(async (scope) => {
    acceptForms(scope);
    for (const path of FORM_PAGES) scope.post(path, formHandler({ origin, answer: sendPage }));
    scope.post(UNSUBSCRIBE_PAGE, formHandler({ origin, acceptsPrograms: true, answer: sendPage }));
  });
}
