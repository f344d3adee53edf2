import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedEncodings } from '../assets/accept-encoding.ts';
import { type Log, logSampled } from '../observability/log.ts';
import type { PageHandler, Visit } from '../page/visit.ts';
import { type Client, OWN_SERVERS } from '../security/fair-lane.ts';
import { freshness, type Lifetime } from './freshness.ts';
import { LruStore } from './lru-store.ts';
import { type RenderOptions, renderPage } from './render-page.ts';
import { createRenderQueue, TooBusyError } from './render-queue.ts';
import { type Stored, storedSize } from './stored.ts';

export interface PageCacheOptions extends RenderOptions {
  /**
   * Returns the query keys whose first value changes a path's page. `all` passes the whole query to the page and caches
   * nothing. `visit` is for paths where that depends on the query itself. Default: none, apart from React Router's own
   * paths.
   */
  query?: (pathname: string, visit: Pick<Visit, 'url'>) => readonly string[] | 'all';
  /**
   * Returns the path whose 404 is cached and shown for a path without a page (including for that path itself), or
   * undefined for a path with a page. Default: every path is rendered.
   */
  notFound?: (pathname: string) => string | undefined;
  /** Returns the route pattern of a page for the log, since a path may contain a secret. */
  routeOf?: (pathname: string) => string | undefined;
  /**
   * Maximum renders at once (default 8), renders at once per client (default 2), and queued renders (default 32). Forms
   * have their own queue with twice as many renders at once.
   */
  rendersAtOnce?: number;
  rendersPerClient?: number;
  rendersWaiting?: number;
  /** Memory limits: pages (default 1,000) and bytes (default 64 MiB). */
  maxPages?: number;
  maxBytes?: number;
  /** How long a visitor waits for a new page if the cached one is too old, in ms. Then the old one is shown. */
  maxRenewalWaitMs?: number;
  log?: Log;
  /** Current time in ms since the epoch, for tests. */
  now?: () => number;
}

export interface PageCache {
  handle: PageHandler;
  /** Marks every cached page as too old. The next visit renders it again, and shows the old one if that fails. */
  expire(): void;
  /**
   * Call this when the data source is unavailable. Until `expire` is called, cached pages are shown at once and renewed
   * in the background.
   */
  hold(): void;
  /**
   * Renders paths that are not fresh in the cache, and evicts them from now on only after all others. Failures are
   * logged and not thrown.
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

/** A render in progress, and the client that started it. */
interface Rendering {
  client: Client;
  result: Promise<Stored>;
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
 * or is slow. Concurrent requests share one render per page, and few pages are rendered at once.
 * @throws {TooBusyError} `handle` rejects with it if the queue is full and the page is not cached
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log = logSampled, now = Date.now, maxRenewalWaitMs = 2_000, query = reactRouterQuery } = options;
  const { maxPages = 1_000, maxBytes = 64 * 1024 * 1024, notFound = () => undefined } = options;
  const { routeOf = () => '/*' } = options;
  const {
    rendersAtOnce: atOnce = 8,
    rendersPerClient: perClient = 2,
    rendersWaiting: waiting = 32,
  } = options;
  const inTurn = createRenderQueue({ atOnce, perClient, waiting });
  // A separate queue, so that requests for unknown paths cannot delay the renewal of cached pages.
  const renewalInTurn = createRenderQueue({ atOnce, perClient, waiting });
  // A separate queue, because forms mostly wait for the API: a slow form must not block pages, nor pages a form.
  const formInTurn = createRenderQueue({ atOnce: 2 * atOnce, perClient: 2 * perClient, waiting });
  const warmed = new Set<string>();
  const pages = new LruStore<Page>({
    maxEntries: maxPages,
    maxSize: maxBytes,
    isKept: (key) => warmed.has(key),
  });
  const rendering = new Map<string, Rendering>();
  let expiredAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;

  const handle: PageHandler = (visit) => {
    if (visit.form) return answerForm(visit);
    // Fast path: nearly every visit has no query.
    const plain = visit.search === '' ? pages.get(visit.pathname) : undefined;
    if (plain && now() < plain.freshUntil) return plain.stored;
    const keys = query(visit.pathname, visit);
    if (keys === 'all') return renderAnew(visit);
    const own = keyOf(visit, keys);
    const ownPage = pages.get(own);
    // The cache is checked first, because `notFound` costs more.
    const key = ownPage ? own : (notFound(visit.pathname) ?? own);
    const page = ownPage ?? pages.get(key);
    if (!page) return renderOnce(key, visit.client);
    if (now() < page.freshUntil) return page.stored;
    const renewal = renderOnce(key, visit.client).catch(() => page.stored);
    const mayBeOld = isHeld || now() < Math.max(page.staleUntil, page.heldUntil ?? 0);
    return mayBeOld ? page.stored : renewedInTime(page, renewal);
  };

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
    const { stored } = await formInTurn(() => renderFor(visit), visit.client);
    return { ...stored, headers: { ...stored.headers, 'cache-control': 'no-store' } };
  }

  async function renderAnew(visit: Visit): Promise<Stored> {
    const { stored } = await inTurn(() => renderFor(visit), visit.client);
    return stored;
  }

  /** Compresses the page only in this visitor's encoding, because only this visitor gets it. */
  const renderFor = ({ pathname, url, form, headers }: Visit) =>
    renderPage(pathname + url.search, options, {
      form,
      codings: acceptedEncodings(headers['accept-encoding']),
    });

  function renderOnce(key: string, client: Client): Promise<Stored> {
    const running = rendering.get(key);
    if (!running) {
      const result = renderAndKeep(key, client).finally(() => rendering.delete(key));
      rendering.set(key, { client, result });
      return result;
    }
    if (running.client === client) return running.result;
    return running.result.catch((error: unknown) => {
      // A visitor must not fail because the client that started the render exceeded its limit.
      if (error instanceof TooBusyError) return renderOnce(key, client);
      throw error;
    });
  }

  async function renderAndKeep(key: string, client: Client): Promise<Stored> {
    let startedAt = 0;
    const queue = pages.get(key) ? renewalInTurn : inTurn;
    const rendered = await queue(() => {
      startedAt = now();
      return renderPage(key, options);
    }, client).catch((error: unknown) => ({ error }));
    if ('error' in rendered) {
      // A full queue says nothing about this page, so the old page's times stay unchanged.
      if (rendered.error instanceof TooBusyError) throw rendered.error;
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
    else pages.delete(key);
    return stored;
  }

  /** Returns the last good page after a failed render, and delays the next attempt. */
  function oldPage(key: string, error: string): Stored | undefined {
    log('warn', 'A page could not be rendered.', { route: routeOf(key.split('?')[0] ?? ''), error });
    const old = pages.get(key);
    if (!old) return undefined;
    old.freshUntil = now() + retryAfter;
    old.heldUntil = now() + heldFor;
    return old.stored;
  }

  function keep(key: string, stored: Stored, fresh: number, stale: number): void {
    const freshUntil = now() + fresh;
    pages.set(key, { stored, freshUntil, staleUntil: freshUntil + stale }, storedSize(stored));
  }

  return {
    handle,
    expire: () => {
      expiredAt = now();
      isHeld = false;
      for (const page of pages.values()) Object.assign(page, { freshUntil: 0, staleUntil: 0, heldUntil: 0 });
    },
    hold: () => {
      isHeld = true;
    },
    holds: (path) => pages.get(path) !== undefined,
    warm: async (paths) => {
      for (const path of paths) {
        warmed.add(path);
        const isFresh = now() < (pages.get(path)?.freshUntil ?? 0);
        if (!isFresh) await renderOnce(path, OWN_SERVERS).catch(() => {});
      }
    },
  };
}

/** Query keys for React Router's own paths: a route's data depends on `_routes`, the manifest on the whole query. */
function reactRouterQuery(pathname: string): readonly string[] | 'all' {
  if (pathname === '/__manifest') return 'all';
  return pathname.endsWith('.data') ? ['_routes'] : [];
}

function keyOf(visit: Visit, keys: readonly string[]): string {
  return keys.length === 0 ? visit.pathname : visit.pathname + chosenQuery(visit.url.searchParams, keys);
}

/* Pages read only the first value of a key, so others must not make further copies of a page. */
function chosenQuery(asked: URLSearchParams, keys: readonly string[]): string {
  const chosen = keys.flatMap((key) => (asked.has(key) ? [[key, asked.get(key) ?? '']] : []));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}
