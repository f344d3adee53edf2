import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Visit } from '../page/visit.ts';
import { type RenderOptions, renderPage } from './render-page.ts';
import { preferredEncoding, type Stored, storedSize } from './stored.ts';

/** How long a cached response is fresh, and how long after that it may be served stale, in seconds. */
interface Lifetime {
  fresh: number;
  stale: number;
}

/** Reads a response's Cache-Control. Undefined if shared caches must not store it. */
function freshness(response: Response): Lifetime | undefined {
  const directives = (response.headers.get('cache-control') ?? '').toLowerCase().split(',');
  const names = new Map(
    directives.map((directive): [string, string] => {
      const [name = '', value = ''] = directive.trim().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
  const isShared =
    names.has('public') && !['private', 'no-store', 'no-cache'].some((name) => names.has(name));
  if (response.status !== 200 || !isShared || response.headers.has('set-cookie')) return undefined;
  const fresh = Number(names.get('s-maxage'));
  if (!(fresh > 0)) return undefined;
  return { fresh, stale: Number(names.get('stale-while-revalidate')) || 0 };
}

export interface PageCacheOptions extends RenderOptions {
  /**
   * Returns the query keys whose first value changes a path's page. `all` passes the whole query to the page and caches
   * nothing. Default: none, apart from React Router's own paths.
   */
  query?: (url: URL) => readonly string[] | 'all';
  /**
   * Returns the path whose 404 is cached and shown for a path without a page (including for that path itself), or
   * undefined for a path with a page. Default: every path is rendered.
   */
  notFound?: (pathname: string) => string | undefined;
  /** Returns the route pattern of a page for the log, since a path may contain a secret. */
  routeOf?: (pathname: string) => string | undefined;
  /** Memory limits of the pages that are not warmed: how many (default 1,000) and bytes (default 64 MiB). */
  maxPages?: number;
  maxBytes?: number;
  /** How long a visitor waits for a new page if the cached one is too old, in ms. Then the old one is shown. */
  maxRenewalWaitMs?: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Current time in ms since the epoch, for tests. */
  now?: () => number;
}

export interface PageCache {
  /** Returns a page, from memory if possible. */
  get(visit: Visit): Stored | Promise<Stored>;
  /** Returns a fresh page by its exact path and query, which nearly every visit has. It saves parsing the address. */
  fresh(address: string): Stored | undefined;
  /** Marks every cached page as too old. The next visit renders it again, and shows the old one if that fails. */
  expire(): void;
  /**
   * Call this when the data source is unavailable. Until `expire` is called, cached pages are shown at once and renewed
   * in the background.
   */
  hold(): void;
  /**
   * Renders paths that are not fresh in the cache, and never evicts them from now on. Failures are logged and not
   * thrown.
   */
  warm(paths: readonly string[]): Promise<void>;
  /** Whether a path is cached, however old, so that it can be shown if rendering fails. */
  holds(path: string): boolean;
}

interface Page {
  stored: Stored;
  freshUntil: number;
  staleUntil: number;
  /** Until this time the page is shown at once even if too old, because its last renewal failed or was slow. */
  heldUntil?: number;
}

/** How long to wait before a failed page is rendered again, in ms. */
const retryAfter = 1_000;
/** How long visitors get the old page at once after its renewal failed or was slow, in ms. */
const heldFor = 5_000;

/** How long the 404 page is cached, regardless of its Cache-Control. */
const notFoundLifetime: Lifetime = { fresh: 60, stale: 86_400 };

/**
 * Caches rendered pages in memory, compressed and hashed. It caches responses with status 200, a public Cache-Control
 * with `s-maxage`, and no cookie. Fresh pages are sent from the cache. So are stale pages within
 * `stale-while-revalidate`, while a new one is rendered in the background. Older pages are sent only if rendering fails
 * or is slow. Concurrent requests share one render per page.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log, now = Date.now, maxRenewalWaitMs = 2_000, query = reactRouterQuery } = options;
  const { maxPages = 1_000, maxBytes = 64 * 1024 * 1024, notFound = () => undefined } = options;
  const { routeOf = () => '/*' } = options;
  /** The pages that visitors asked for. Strangers can fill it with made-up queries, so the warmed ones are apart. */
  const visited = new LRUCache<string, Page>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ stored }) => Math.max(1, storedSize(stored)),
  });
  /** Undefined until a path has been rendered. */
  const warmed = new Map<string, Page | undefined>();
  const rendering = new Map<string, Promise<Stored>>();
  let expiredAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;

  const find = (key: string) => warmed.get(key) ?? visited.get(key);

  function get(visit: Visit): Stored | Promise<Stored> {
    if (visit.form) return answerForm(visit);
    const { pathname } = visit.url;
    const keys = query(visit.url);
    if (keys === 'all') return renderForVisitor(visit);
    const own = pathname + chosenQuery(visit.url.searchParams, keys);
    const ownPage = find(own);
    // The cache is checked first, because `notFound` costs more.
    const key = ownPage ? own : (notFound(pathname) ?? own);
    const page = ownPage ?? find(key);
    if (!page) return renderOnce(key);
    if (now() < page.freshUntil) return page.stored;
    const renewal = renderOnce(key).catch(() => page.stored);
    const mayBeOld = isHeld || now() < Math.max(page.staleUntil, page.heldUntil ?? 0);
    return mayBeOld ? page.stored : renewedInTime(page, renewal);
  }

  /** Returns the renewed page, or the old one if that takes too long. */
  async function renewedInTime(page: Page, renewal: Promise<Stored>): Promise<Stored> {
    const over = new AbortController();
    const late = sleep(maxRenewalWaitMs, undefined, { signal: over.signal, ref: false }).catch(() => {});
    const renewed = await Promise.race([renewal, late]);
    over.abort();
    if (renewed) return renewed;
    page.heldUntil = now() + heldFor;
    return page.stored;
  }

  /** Renders the response to a form. It belongs to its sender, so neither this cache nor a proxy may store it. */
  async function answerForm(visit: Visit): Promise<Stored> {
    const stored = await renderForVisitor(visit);
    return { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
  }

  /** Compresses the page only in this visitor's encoding, because only this visitor gets it. */
  async function renderForVisitor({ url, form, encodings }: Visit): Promise<Stored> {
    const encoding = preferredEncoding(encodings);
    const own = { form, encodings: encoding ? [encoding] : [] };
    return (await renderPage(url.pathname + url.search, options, own)).stored;
  }

  function renderOnce(key: string): Promise<Stored> {
    const running = rendering.get(key);
    if (running) return running;
    const result = renderAndKeep(key).finally(() => rendering.delete(key));
    rendering.set(key, result);
    return result;
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
      // Without a cached page, the app's own error page is shown and cached briefly.
      if (!old) keep(key, stored, retryAfter, 0);
      return old ?? stored;
    }
    const isNotFound = stored.status === 404 && notFound(key) === key;
    const lifetime = isNotFound ? notFoundLifetime : freshness(response);
    if (lifetime && startedAt > expiredAt) keep(key, stored, lifetime.fresh * 1000, lifetime.stale * 1000);
    else if (lifetime) keep(key, stored, 0, 0);
    else drop(key);
    return stored;
  }

  /** Returns the last good page after a failed render, and delays the next attempt. */
  function oldPage(key: string, error: string): Stored | undefined {
    log.warn({ route: routeOf(key.split('?')[0] ?? ''), error }, 'A page could not be rendered.');
    const old = find(key);
    if (!old) return undefined;
    old.freshUntil = now() + retryAfter;
    old.heldUntil = now() + heldFor;
    return old.stored;
  }

  function keep(key: string, stored: Stored, fresh: number, stale: number): void {
    const freshUntil = now() + fresh;
    const page = { stored, freshUntil, staleUntil: freshUntil + stale };
    if (warmed.has(key)) warmed.set(key, page);
    else visited.set(key, page);
  }

  function drop(key: string): void {
    if (warmed.has(key)) warmed.set(key, undefined);
    visited.delete(key);
  }

  function fresh(address: string): Stored | undefined {
    const page = find(address);
    return page && now() < page.freshUntil ? page.stored : undefined;
  }

  return {
    get,
    fresh,
    expire: () => {
      expiredAt = now();
      isHeld = false;
      for (const page of [...warmed.values(), ...visited.values()])
        if (page) Object.assign(page, { freshUntil: 0, staleUntil: 0, heldUntil: 0 });
    },
    hold: () => {
      isHeld = true;
    },
    holds: (path) => find(path) !== undefined,
    warm: async (paths) => {
      for (const path of paths) {
        const page = find(path);
        warmed.set(path, page);
        visited.delete(path);
        if (now() >= (page?.freshUntil ?? 0)) await renderOnce(path).catch(() => {});
      }
    },
  };
}

/** Query keys for React Router's own paths: a route's data depends on `_routes`, the manifest on the whole query. */
function reactRouterQuery({ pathname }: URL): readonly string[] | 'all' {
  if (pathname === '/__manifest') return 'all';
  return pathname.endsWith('.data') ? ['_routes'] : [];
}

/** Pages read only the first value of a key, so others must not make further copies of a page. */
function chosenQuery(asked: URLSearchParams, keys: readonly string[]): string {
  const chosen = keys.flatMap((key) => (asked.has(key) ? [[key, asked.get(key) ?? '']] : []));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}
