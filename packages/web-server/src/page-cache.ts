import { freshness } from './freshness.ts';
import { type Log, logJson } from './log.ts';
import { LruStore } from './lru-store.ts';
import { type RenderOptions, renderPage } from './render-page.ts';
import { type Stored, storedSize } from './stored.ts';
import type { PageHandler, SentForm } from './visit.ts';

export interface PageCacheOptions extends RenderOptions {
  /** The query keys that change what a path shows; `all` passes the whole query and keeps nothing. Default: none. */
  query?: (pathname: string) => readonly string[] | 'all';
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
  /** Renders paths ahead of their first visit; failures are logged, not thrown. */
  warm(paths: readonly string[]): Promise<void>;
}

interface Page {
  stored: Stored;
  freshUntil: number;
  staleUntil: number;
}

/** A failing page is tried again after this long, not on every visit. */
const retryAfter = 1_000;

/**
 * Keeps rendered pages in memory, compressed and hashed. Kept: answers with status 200, a public Cache-Control with
 * `s-maxage`, and no cookie. Fresh pages are sent as they are; stale ones too within `stale-while-revalidate`, while a
 * new one is rendered behind; older ones only if rendering fails or dawdles. One render of a page at a time.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log = logJson, now = Date.now, dawdle = 2_000, query = reactRouterQuery } = options;
  const { maxPages = 1_000, maxBytes = 64 * 1024 * 1024 } = options;
  const pages = new LruStore<Page>({ maxEntries: maxPages, maxSize: maxBytes });
  const rendering = new Map<string, Promise<Stored>>();
  let expiredAt = Number.NEGATIVE_INFINITY;

  const handle: PageHandler = (visit) => {
    if (visit.form) return answerForm(visit.pathname + visit.url.search, visit.form);
    const keys = query(visit.pathname);
    if (keys === 'all')
      return renderPage(visit.pathname + visit.url.search, options).then(({ stored }) => stored);
    const key =
      keys.length === 0 ? visit.pathname : visit.pathname + chosenQuery(visit.url.searchParams, keys);
    const page = pages.get(key);
    if (!page) return renderOnce(key);
    if (now() < page.freshUntil) return page.stored;
    const renewal = renderOnce(key).catch(() => page.stored);
    return now() < page.staleUntil ? page.stored : Promise.race([renewal, later(dawdle, page.stored)]);
  };

  /** What a form brings about is its sender's alone: never kept, here or on the way. */
  async function answerForm(path: string, form: SentForm): Promise<Stored> {
    const { stored } = await renderPage(path, options, form);
    return { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
  }

  function renderOnce(key: string): Promise<Stored> {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderAndKeep(key).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function renderAndKeep(key: string): Promise<Stored> {
    const startedAt = now();
    const rendered = await renderPage(key, options).catch((error: unknown) => ({ error }));
    if ('error' in rendered) {
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
    const lifetime = freshness(response);
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
    warm: async (paths) => {
      for (const path of paths) await renderOnce(path).catch(() => {});
    },
  };
}

/** React Router's own addresses: a route's data depends on `_routes`; the manifest on everything. */
export function reactRouterQuery(pathname: string): readonly string[] | 'all' {
  if (pathname === '/__manifest') return 'all';
  return pathname.endsWith('.data') ? ['_routes'] : [];
}

function chosenQuery(asked: URLSearchParams, keys: readonly string[]): string {
  const chosen = keys.flatMap((key) => asked.getAll(key).map((value) => [key, value]));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
