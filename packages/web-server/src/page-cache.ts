import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy, type PolicyOptions } from './csp.ts';
import { freshness } from './freshness.ts';
import { inlineSources, withoutNonce } from './inline-sources.ts';
import { type Log, logJson } from './log.ts';
import { LruStore } from './lru-store.ts';
import { type Stored, store, storedSize } from './stored.ts';
import { type PageHandler, pageRequest } from './visit.ts';

export interface PageCacheOptions {
  /**
   * Renders an address. The request carries no cookie and no header of a visitor, and only the query keys that count,
   * so that what is kept suits everybody. The framework's scripts must carry the nonce: the others get no hash.
   */
  render: (request: Request, nonce: string) => Promise<Response>;
  policy: PolicyOptions;
  /** The query keys that change what a path shows; `all` passes the whole query and keeps nothing. Default: none. */
  query?: (pathname: string) => readonly string[] | 'all';
  /** Last change to a page's HTML before it is hashed and compressed, e.g. `deferScripts`. */
  transform?: (html: string, nonce: string) => string;
  /** Bounds of the memory: pages (default 1,000) and bytes (default 64 MiB). */
  maxPages?: number;
  maxBytes?: number;
  /** A visitor with a stale copy at hand waits this long for a new one, in ms. */
  staleAfter?: number;
  log?: Log;
  /** Milliseconds since the epoch; for tests. */
  now?: () => number;
}

export interface PageCache {
  handle: PageHandler;
  /** Makes every kept page stale: the next visit renders anew, and falls back to the old one where that fails. */
  expire(): void;
  /** Renders paths ahead of their first visit; failures are logged, not thrown. */
  warm(paths: readonly string[]): Promise<void>;
}

interface Page {
  stored: Stored;
  freshUntil: number;
  staleUntil: number;
}

/**
 * Keeps rendered pages in memory, compressed and hashed. Kept: answers to GET with status 200, a public Cache-Control
 * with `s-maxage`, and no cookie. Fresh pages are sent as they are; stale ones too within `stale-while-revalidate`,
 * while a new one is rendered behind; older ones only if rendering fails or dawdles. One render a page at a time.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { log = logJson, now = Date.now, staleAfter = 2_000, query = reactRouterQuery } = options;
  const origin = new URL(options.policy.publicUrl).origin;
  const pages = new LruStore<Page>({
    maxEntries: options.maxPages ?? 1_000,
    maxSize: options.maxBytes ?? 64 * 1024 * 1024,
  });
  const rendering = new Map<string, Promise<Stored>>();

  const handle: PageHandler = (visit) => {
    const keys = query(visit.url.pathname);
    if (keys === 'all')
      return render(new URL(visit.url.pathname + visit.url.search, origin)).then(({ stored }) => stored);
    const url = keyedUrl(visit.url, keys, origin);
    const page = pages.get(url.href);
    if (!page) return renderOnce(url);
    if (now() < page.freshUntil) return page.stored;
    const renewal = renderOnce(url);
    if (now() < page.staleUntil) {
      renewal.catch(() => {});
      return page.stored;
    }
    return newest(renewal, page.stored);
  };

  /** The new page, or the old one where rendering failed or takes too long. */
  async function newest(renewal: Promise<Stored>, old: Stored): Promise<Stored> {
    const outcome = await Promise.race([renewal.catch(() => old), later(staleAfter, old)]);
    return outcome.status >= 500 ? old : outcome;
  }

  function renderOnce(url: URL): Promise<Stored> {
    const running = rendering.get(url.href);
    if (running) return running;
    const started = renderAndKeep(url).finally(() => rendering.delete(url.href));
    rendering.set(url.href, started);
    return started;
  }

  async function renderAndKeep(url: URL): Promise<Stored> {
    try {
      const { stored, lifetime } = await render(url);
      const at = now();
      if (lifetime) {
        const freshUntil = at + lifetime.fresh * 1000;
        const page = { stored, freshUntil, staleUntil: freshUntil + lifetime.stale * 1000 };
        pages.set(url.href, page, storedSize(stored));
      } else if (stored.status < 500) {
        pages.delete(url.href);
      } else {
        log('warn', 'A page could not be rendered', { path: url.pathname, status: stored.status });
      }
      return stored;
    } catch (error) {
      log('warn', 'A page could not be rendered', { path: url.pathname, error: String(error) });
      throw error;
    }
  }

  async function render(url: URL) {
    const nonce = randomBytes(16).toString('base64url');
    const response = await options.render(pageRequest(url, { accept: 'text/html' }), nonce);
    const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
    delete headers['content-length'];
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    let body: Buffer | string = Buffer.from(await response.arrayBuffer());
    if (String(headers['content-type']).startsWith('text/html')) {
      const rendered = body.toString('utf8');
      const html = options.transform?.(rendered, nonce) ?? rendered;
      headers['content-security-policy'] = contentSecurityPolicy(
        options.policy,
        inlineSources(html, { nonce }),
      );
      body = withoutNonce(html, nonce);
    }
    const stored = await store(body, { status: response.status, headers });
    return { stored, lifetime: freshness(response) };
  }

  return {
    handle,
    expire: () => {
      for (const page of pages.values()) {
        page.freshUntil = 0;
        page.staleUntil = 0;
      }
    },
    warm: async (paths) => {
      for (const path of paths) await renderOnce(keyedUrl(new URL(path, origin), [], origin)).catch(() => {});
    },
  };
}

/** React Router's own addresses: a route's data depends on `_routes`; the manifest on everything. */
export function reactRouterQuery(pathname: string): readonly string[] | 'all' {
  if (pathname === '/__manifest') return 'all';
  return pathname.endsWith('.data') ? ['_routes'] : [];
}

function keyedUrl(asked: URL, keys: readonly string[], origin: string): URL {
  const url = new URL(origin + asked.pathname);
  for (const key of keys) {
    for (const value of asked.searchParams.getAll(key)) url.searchParams.append(key, value);
  }
  return url;
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
