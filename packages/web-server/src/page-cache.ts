import { acceptedEncodings } from './accept-encoding.ts';
import { freshness, type Lifetime } from './freshness.ts';
import { type Log, logSampled } from './log.ts';
import { LruStore } from './lru-store.ts';
import { type RenderOptions, renderPage } from './render-page.ts';
import { createRenderQueue, TooBusyError } from './render-queue.ts';
import { type Stored, storedSize } from './stored.ts';
import type { PageHandler, Visit } from './visit.ts';

export interface PageCacheOptions extends RenderOptions {
  /**
   * The query keys that change what a path shows; `all` passes the whole query and keeps nothing. Default: none. The visit is
   * for paths whose query decides which.
   */
  query?: (pathname: string, visit: Pick<Visit, 'url'>) => readonly string[] | 'all';
  /**
   * For an address without a page, the one whose 404 is kept and shown in its place (for that one too); undefined for an
   * address with a page. Default: every address is rendered.
   */
  notFound?: (pathname: string) => string | undefined;
  /** Renders under way at once (default 8), and how many more may wait (default 32). Forms have a queue of their own. */
  rendersAtOnce?: number;
  rendersWaiting?: number;
  /** Bounds of the memory: pages (default 1,000) and bytes (default 64 MiB). */
  maxPages?: number;
  maxBytes?: number;
  /** A visitor whose page is too old waits this long for a new one, in ms, before the old one is shown after all. */
  dawdle?: number;
  log?: Log;
  /** Milliseconds since the epoch; for tests. */
  now?: () => number;
}

export interface PageCache {
  handle: PageHandler;
  /** Makes every kept page too old: the next visit renders anew, and falls back to the old one where that fails. */
  expire(): void;
  /** Renders paths ahead of their first visit, but for those that are fresh; failures are logged, not thrown. */
  warm(paths: readonly string[]): Promise<void>;
  /** Whether something of a path is kept, however old, to be shown where it cannot be rendered. */
  holds(path: string): boolean;
}

interface Page {
  stored: Stored;
  freshUntil: number;
  staleUntil: number;
}

/** A failing page is tried again after this long, not on every visit. */
const retryAfter = 1_000;

/** How long the 404 for addresses without a page is kept, whatever its headers tell browsers. */
const notFoundLifetime: Lifetime = { fresh: 60, stale: 86_400 };

/**
 * Keeps rendered pages in memory, compressed and hashed. Kept: answers with status 200, a public Cache-Control with
 * `s-maxage`, and no cookie. Fresh pages are sent as they are; stale ones too within `stale-while-revalidate`, while a
 * new one is rendered behind; older ones only if rendering fails or dawdles. One render of a page at a time, few of all together: `handle` rejects with
 * a TooBusyError what has no place and nothing kept.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log = logSampled, now = Date.now, dawdle = 2_000, query = reactRouterQuery } = options;
  const { maxPages = 1_000, maxBytes = 64 * 1024 * 1024, notFound = () => undefined } = options;
  const { rendersAtOnce: atOnce = 8, rendersWaiting: waiting = 32 } = options;
  const inTurn = createRenderQueue({ atOnce, waiting });
  // Whoever asks for addresses that nobody knows must not keep known pages from being renewed.
  const renewalInTurn = createRenderQueue({ atOnce, waiting });
  // Forms mostly wait for the API: one that hangs must not keep pages from being rendered, nor pages a form from being sent.
  const formInTurn = createRenderQueue({ atOnce: 2 * atOnce, waiting });
  const pages = new LruStore<Page>({ maxEntries: maxPages, maxSize: maxBytes });
  const rendering = new Map<string, Promise<Stored>>();
  let expiredAt = Number.NEGATIVE_INFINITY;

  const handle: PageHandler = (visit) => {
    if (visit.form) return answerForm(visit);
    // Nearly every visit: whatever the query would decide, there is none.
    const plain = visit.search === '' ? pages.get(visit.pathname) : undefined;
    if (plain && now() < plain.freshUntil) return plain.stored;
    const keys = query(visit.pathname, visit);
    if (keys === 'all') return renderAnew(visit);
    const own = keyOf(visit, keys);
    const ownPage = pages.get(own);
    // Looked up first: telling that an address has no page costs more.
    const key = ownPage ? own : (notFound(visit.pathname) ?? own);
    const page = ownPage ?? pages.get(key);
    if (!page) return renderOnce(key);
    if (now() < page.freshUntil) return page.stored;
    const renewal = renderOnce(key).catch(() => page.stored);
    return now() < page.staleUntil ? page.stored : Promise.race([renewal, later(dawdle, page.stored)]);
  };

  /** What a form brings about is its sender's alone: never kept, here or on the way. */
  async function answerForm(visit: Visit): Promise<Stored> {
    const { stored } = await formInTurn(() => renderFor(visit));
    return { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
  }

  async function renderAnew(visit: Visit): Promise<Stored> {
    const { stored } = await inTurn(() => renderFor(visit));
    return stored;
  }

  /** Nobody else gets it: it is compressed as this visitor takes it, and in no other way. */
  const renderFor = ({ pathname, url, form, headers }: Visit) =>
    renderPage(pathname + url.search, options, {
      form,
      codings: acceptedEncodings(headers['accept-encoding']),
    });

  function renderOnce(key: string): Promise<Stored> {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderAndKeep(key).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function renderAndKeep(key: string): Promise<Stored> {
    let startedAt = 0;
    const queue = pages.get(key) ? renewalInTurn : inTurn;
    const rendered = await queue(() => {
      startedAt = now();
      return renderPage(key, options);
    }).catch((error: unknown) => ({ error }));
    if ('error' in rendered) {
      // That many are here at once is no failure of this page.
      if (rendered.error instanceof TooBusyError) throw rendered.error;
      const old = oldPage(key, String(rendered.error));
      if (old) return old;
      throw rendered.error;
    }
    const { stored, response } = rendered;
    if (stored.status >= 500) {
      const old = oldPage(key, `The page has status ${stored.status}.`);
      // With nothing better, the app's own word for its failure is shown, and for a moment kept.
      if (!old) keep(key, stored, retryAfter, 0);
      return old ?? stored;
    }
    const isNotFound = stored.status === 404 && notFound(key) === key;
    const lifetime = isNotFound ? notFoundLifetime : freshness(response);
    if (lifetime && startedAt > expiredAt) keep(key, stored, lifetime.fresh * 1000, lifetime.stale * 1000);
    else if (lifetime) keep(key, stored, 0, 0);
    else pages.delete(key);
    return stored;
  }

  /** What is shown when a render has failed: the page as it was last, which is then left alone for a moment. */
  function oldPage(key: string, error: string): Stored | undefined {
    log('warn', 'A page could not be rendered.', { path: key.split('?')[0], error });
    const old = pages.get(key);
    if (old) old.freshUntil = now() + retryAfter;
    return old?.stored;
  }

  function keep(key: string, stored: Stored, fresh: number, stale: number): void {
    const freshUntil = now() + fresh;
    pages.set(key, { stored, freshUntil, staleUntil: freshUntil + stale }, storedSize(stored));
  }

  return {
    handle,
    expire: () => {
      expiredAt = now();
      for (const page of pages.values()) Object.assign(page, { freshUntil: 0, staleUntil: 0 });
    },
    holds: (path) => pages.get(path) !== undefined,
    warm: async (paths) => {
      for (const path of paths) {
        const isFresh = now() < (pages.get(path)?.freshUntil ?? 0);
        if (!isFresh) await renderOnce(path).catch(() => {});
      }
    },
  };
}

/** React Router's own addresses: a route's data depends on `_routes`; the manifest on everything. */
export function reactRouterQuery(pathname: string): readonly string[] | 'all' {
  if (pathname === '/__manifest') return 'all';
  return pathname.endsWith('.data') ? ['_routes'] : [];
}

function keyOf(visit: Visit, keys: readonly string[]): string {
  return keys.length === 0 ? visit.pathname : visit.pathname + chosenQuery(visit.url.searchParams, keys);
}

function chosenQuery(asked: URLSearchParams, keys: readonly string[]): string {
  const chosen = keys.flatMap((key) => asked.getAll(key).map((value) => [key, value]));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
