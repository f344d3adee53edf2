import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { visitOf } from '../page/visit.ts';
import { send, startWeb } from '../test/servers.ts';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';
import { sendStored } from './stored.ts';

const cacheControl = 'public, s-maxage=60, stale-while-revalidate=600';
const policy = { publicUrl: 'http://site.example' };

function html(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl, ...headers },
  });
}

/** Starts a server with a page cache whose clock the test controls. Each render shows its number. */
async function startCache(options: Partial<PageCacheOptions> = {}) {
  const state = { time: 1_000_000, renders: 0, log: [] as unknown[] };
  const { render = () => Promise.resolve(html(`render ${state.renders}`)), ...rest } = options;
  const cache = createPageCache({
    policy,
    render: (request, nonce) => {
      state.renders += 1;
      return render(request, nonce);
    },
    now: () => state.time,
    log: { warn: (...entry: unknown[]) => void state.log.push(entry) },
    ...rest,
  });
  const { address } = await startWeb({
    pages: (app) =>
      app.get('/*', async (request, reply) =>
        sendStored(request, reply, await cache.get(visitOf(request, policy.publicUrl))),
      ),
  });
  const get = async (path: string, headers = {}) => (await send(address, path, { headers })).body.toString();
  return { address, cache, get, state };
}

const seconds = (count: number) => count * 1000;

describe('addresses without a page', () => {
  const notFound = () => '/not-found';

  test('share one 404 page, rendered once and without the visitor’s address', async () => {
    const { address, state } = await startCache({
      notFound,
      render: async (request) => html(new URL(request.url).pathname, { 'cache-control': 'no-cache' }, 404),
    });
    for (const path of ['/wp-login.php', '/a/secret?token=b', '/not-found', '/c']) {
      const { status, headers, body } = await send(address, path);
      expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'no-cache', '/not-found']);
    }
    expect(state.renders).toBe(1);
  });

  test('get the old 404 page while a new one is rendered', async () => {
    const { get, state } = await startCache({
      notFound,
      render: async () => html(`render ${state.renders}`, {}, 404),
    });
    await get('/a');
    state.time += seconds(61);
    expect(await get('/b')).toBe('render 1');
    await expect.poll(() => get('/c')).toBe('render 2');
  });

  test('do not get a cached error once the 404 page renders again', async () => {
    let isBroken = true;
    const { address, state } = await startCache({
      notFound,
      render: async () => html('', {}, isBroken ? 500 : 404),
    });
    expect((await send(address, '/a')).status).toBe(500);
    isBroken = false;
    state.time += seconds(2);
    expect((await send(address, '/a')).status).toBe(404);
  });
});

test('shows a new page at an address that was a 404 before', async () => {
  const known = new Set<string>();
  const { get, state } = await startCache({
    notFound: (pathname) => (known.has(pathname) ? undefined : '/none'),
    render: async (request) => {
      const { pathname } = new URL(request.url);
      return known.has(pathname) ? html(`the post at ${pathname}`) : html('none', {}, 404);
    },
  });
  expect(await get('/blog/due')).toBe('none');
  expect(await get('/blog/due')).toBe('none');
  expect(state.renders).toBe(1);
  known.add('/blog/due');
  expect(await get('/blog/due')).toBe('the post at /blog/due');
  expect(await get('/blog/other')).toBe('none');
});

describe('the cache keeps', () => {
  test('a public page, compressed, with an ETag', async () => {
    const text = 'the same words again and again, '.repeat(100);
    const { address, state } = await startCache({
      render: async () => html(text, { 'content-length': '3100' }),
    });
    const headers = { 'accept-encoding': 'br' };
    for (let i = 0; i < 3; i++) {
      const answer = await send(address, '/', { headers });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': cacheControl });
      expect(brotliDecompressSync(answer.body).toString()).toBe(text);
    }
    const { etag } = (await send(address, '/', { headers })).headers;
    const again = await send(address, '/', { headers: { ...headers, 'if-none-match': String(etag) } });
    expect(again.status).toBe(304);
    expect(again.headers).not.toHaveProperty('content-length');
    expect(state.renders).toBe(1);
  });

  test.each([
    ['private', () => html('', { 'cache-control': 'private, s-maxage=60' })],
    ['no-store', () => html('', { 'cache-control': 'public, no-store, s-maxage=60' })],
    ['without s-maxage', () => html('', { 'cache-control': 'public, max-age=60' })],
    ['without Cache-Control', () => new Response('')],
    ['with a cookie', () => html('', { 'set-cookie': 'a=1' })],
    ['not found', () => html('', {}, 404)],
    ['a redirect', () => html('', { location: '/b' }, 301)],
  ])('no answer that is %s', async (_name, response) => {
    const { address, state } = await startCache({ render: async () => response() });
    const first = await send(address, '/');
    await send(address, '/');
    expect(state.renders).toBe(2);
    expect(first.status).toBe(response().status);
    expect(first.headers.location).toBe(response().headers.get('location') ?? undefined);
    expect(first.headers['set-cookie']).toEqual(response().headers.has('set-cookie') ? ['a=1'] : undefined);
  });

  test('nothing of an uncacheable page, but sends it in the preferred encoding', async () => {
    const text = 'the same words again and again, '.repeat(100);
    const { address } = await startCache({ query: () => 'all', render: async () => html(text) });
    for (const coding of ['br', 'gzip', undefined]) {
      const headers = coding ? { 'accept-encoding': coding } : {};
      const { headers: got, body } = await send(address, '/', { headers });
      expect(got['content-encoding']).toBe(coding);
      expect(got.vary).toBe('Accept-Encoding');
      const plain = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body;
      expect(plain.toString()).toBe(text);
    }
  });

  test('one page for each path and the first value of each allowed query key', async () => {
    const { get, state } = await startCache({
      render: async (request) => html(request.url),
      query: ({ pathname }) => (pathname === '/blog' ? ['page', 'tag'] : []),
    });
    expect(await get('/blog?utm_source=x&tag=b&page=2')).toBe('http://site.example/blog?page=2&tag=b');
    for (const odd of ['page=2', 'page=2&page=3', 'page=2&page=x&page=2', 'p%61ge=2&page='])
      expect(await get(`/blog?${odd}`)).toBe('http://site.example/blog?page=2');
    expect(state.renders).toBe(2);
    expect(await get('/other?page=2')).toBe('http://site.example/other');
  });

  test('pages rendered without the headers of the visitor', async () => {
    const { get } = await startCache({
      render: async (request) => html(JSON.stringify([...request.headers.keys()])),
    });
    expect(await get('/', { cookie: 'staff=1', 'accept-language': 'fr', 'x-forwarded-host': 'evil' })).toBe(
      '["accept"]',
    );
  });

  test('React Router’s data by route, but not its manifest', async () => {
    const { get, state } = await startCache({ render: async (request) => html(request.url) });
    expect(await get('/blog.data?_routes=a&x=1')).toBe('http://site.example/blog.data?_routes=a');
    for (let i = 0; i < 2; i++)
      expect(await get('/__manifest?paths=a')).toBe('http://site.example/__manifest?paths=a');
    expect(state.renders).toBe(3);
  });

  test('the most recently used pages up to the limit', async () => {
    const { get, state } = await startCache({ maxPages: 2 });
    for (const path of ['/a', '/b', '/a', '/c', '/a']) await get(path);
    expect(state.renders).toBe(3);
    await get('/b');
    expect(state.renders).toBe(4);
  });

  test('pages up to the size limit, and serves larger pages uncached', async () => {
    const { get, state } = await startCache({
      maxBytes: 100,
      render: async (request) => html('x'.repeat(request.url.endsWith('/large') ? 101 : 40)),
    });
    for (const path of ['/a', '/b', '/c']) await get(path);
    await get('/a');
    expect(state.renders).toBe(4);
    expect((await get('/large')).length).toBe(101);
    await get('/large');
    expect(state.renders).toBe(6);
  });
});

describe('expiry', () => {
  test('shows a stale page at once and renders it again in the background', async () => {
    const { get, state } = await startCache();
    await get('/');
    state.time += seconds(61);
    expect(await get('/')).toBe('render 1');
    await expect.poll(() => get('/')).toBe('render 2');
    expect(state.renders).toBe(2);
  });

  test('renders a page again first if it is too old to show', async () => {
    const { get, state } = await startCache();
    await get('/');
    state.time += seconds(661);
    expect(await get('/')).toBe('render 2');
  });

  test('expires every page on expire(), including one that is being rendered', async () => {
    const go = Promise.withResolvers<void>();
    const { get, cache, state } = await startCache({
      render: async () => {
        const text = `render ${state.renders}`;
        await go.promise;
        return html(text);
      },
    });
    const before = get('/');
    await expect.poll(() => state.renders).toBe(1);
    cache.expire();
    go.resolve();
    expect(await before).toBe('render 1');
    expect(await get('/')).toBe('render 2');
    state.time += 1;
    expect(await get('/')).toBe('render 3');
    state.time += 1;
    expect(await get('/')).toBe('render 3');
    cache.expire();
    expect(await get('/')).toBe('render 4');
  });

  test('renders a page once for fifty simultaneous visitors', async () => {
    const { get, state } = await startCache({
      render: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return html('page');
      },
    });
    const pages = await Promise.all(Array.from({ length: 50 }, () => get('/')));
    expect(new Set(pages)).toEqual(new Set(['page']));
    expect(state.renders).toBe(1);
  });

  test('warm() renders pages before the first visit and continues after a failure', async () => {
    const { get, cache, state } = await startCache({
      render: async (request) => {
        if (request.url.endsWith('/bad')) throw new Error('bad');
        return html('warm');
      },
    });
    await cache.warm(['/bad', '/good']);
    expect(state.renders).toBe(2);
    await get('/good');
    expect(state.renders).toBe(2);
  });

  test('warm() keeps its pages when visitors open more than there is room for', async () => {
    const { get, cache } = await startCache({
      maxPages: 4,
      render: async (request) =>
        state.isAway ? html('away', {}, 503) : html(`the page ${new URL(request.url).pathname}`),
    });
    const state = { isAway: false };
    await cache.warm(['/post', '/list']);
    for (let i = 0; i < 20; i++) await get(`/${i}`);
    cache.expire();
    state.isAway = true;
    for (let i = 0; i < 20; i++) await get(`/none-${i}`);
    expect(await get('/post')).toBe('the page /post');
    expect(await get('/list')).toBe('the page /list');
    expect([cache.holds('/19'), cache.holds('/none-19')]).toEqual([false, true]);
  });

  test('warm() skips fresh pages and renders the rest again', async () => {
    const { get, cache, state } = await startCache();
    await get('/');
    await cache.warm(['/']);
    expect(state.renders).toBe(1);
    cache.expire();
    state.time += 1;
    await cache.warm(['/']);
    expect(state.renders).toBe(2);
    expect(await get('/')).toBe('render 2');
    expect(state.renders).toBe(2);
  });
});

describe('when rendering fails', () => {
  const failures: [string, () => Promise<Response>][] = [
    ['throws', () => Promise.reject(new Error('API down'))],
    ['gives a 500', async () => html('broken', {}, 500)],
  ];

  test.each(failures)('(it %s), serves the last good page regardless of its age', async (_name, fail) => {
    let isDown = false;
    const { get, state } = await startCache({ render: async () => (isDown ? fail() : html('good')) });
    await get('/');
    isDown = true;
    for (const wait of [61, 661, 86_400]) {
      state.time += seconds(wait);
      expect(await get('/')).toBe('good');
    }
    expect(state.log).toContainEqual([
      expect.objectContaining({ route: '/*' }),
      'A page could not be rendered.',
    ]);
  });

  test('retries at most once a second', async () => {
    let isDown = false;
    const { get, state } = await startCache({
      render: async () => (isDown ? html('broken', {}, 500) : html(`good ${state.renders}`)),
    });
    await get('/');
    isDown = true;
    state.time += seconds(661);
    for (let i = 0; i < 5; i++) expect(await get('/')).toBe('good 1');
    expect(state.renders).toBe(2);
    isDown = false;
    state.time += seconds(1);
    await get('/');
    expect(await get('/')).toBe('good 3');
  });

  test('shows the app’s own error page if no page is cached', async () => {
    const { address, state } = await startCache({ render: async () => html('sorry', {}, 503) });
    const { status, body } = await send(address, '/');
    expect([status, body.toString()]).toEqual([503, 'sorry']);
    await send(address, '/');
    expect(state.renders).toBe(1);
    state.time += seconds(2);
    await send(address, '/');
    expect(state.renders).toBe(2);
  });

  test('answers 500 if no page is cached and there is no error page', async () => {
    const { address } = await startCache({ render: () => Promise.reject(new Error('down')) });
    expect((await send(address, '/')).status).toBe(500);
  });

  test('shows the old page while a render is slow, and keeps the new one when it arrives', async () => {
    const go = Promise.withResolvers<void>();
    const { get, state } = await startCache({
      maxRenewalWaitMs: 50,
      render: async () => {
        const text = `render ${state.renders}`;
        if (state.renders > 1) await go.promise;
        return html(text);
      },
    });
    await get('/');
    state.time += seconds(661);
    expect(await get('/')).toBe('render 1');
    go.resolve();
    await expect.poll(() => get('/')).toBe('render 2');
  });

  test('shows the old page at once for some seconds after a slow or failed render, until the cache expires', async () => {
    let fails = false;
    const held: (() => void)[] = [];
    const { cache, get, state } = await startCache({
      maxRenewalWaitMs: 50,
      render: async () => {
        const text = `render ${state.renders}`;
        if (state.renders > 1) await new Promise<void>((resolve) => held.push(resolve));
        if (fails) throw new Error('API down');
        return html(text);
      },
    });
    await get('/');
    state.time += seconds(661);
    expect(await get('/')).toBe('render 1');
    // No visitor waits for a render in progress: with the stopped clock the wait would never end.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await get('/')).toBe('render 1');
    fails = true;
    held.shift()?.();
    await expect.poll(() => state.log.length).toBe(1);
    state.time += seconds(3);
    expect(await get('/')).toBe('render 1');
    fails = false;
    await expect.poll(() => held.length).toBe(1);
    cache.expire();
    const waits = get('/');
    held.shift()?.();
    expect(await waits).toBe('render 3');
  });

  test('shows cached pages at once while the API is unavailable', async () => {
    const { cache, get, state } = await startCache({
      maxRenewalWaitMs: 60_000,
      render: async () => (state.renders > 1 ? new Promise<never>(() => {}) : html('kept')),
    });
    await get('/');
    state.time += seconds(100_000);
    cache.hold();
    for (let i = 0; i < 3; i++) expect(await get('/')).toBe('kept');
  });

  test('answers 503 if a render does not end within the limit, and does not log secrets', async () => {
    const { address, state } = await startCache({ renderLimit: 50, render: () => new Promise(() => {}) });
    const { status, headers } = await send(address, '/booking/a-secret?confirm=another-secret');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(state.log).toHaveLength(1);
    expect(JSON.stringify(state.log)).not.toContain('secret');
  });

  test('does not show a page again after it became a 404', async () => {
    const answers = [html('here'), html('gone', {}, 404), html('broken', {}, 500)];
    const { address, state } = await startCache({ render: async () => answers[state.renders - 1]! });
    const statuses = [];
    for (let i = 0; i < 3; i++) {
      statuses.push((await send(address, '/')).status);
      state.time += seconds(661);
    }
    expect(statuses).toEqual([200, 404, 500]);
  });

  test('shows a page that expired during its render if the next render fails', async () => {
    const go = Promise.withResolvers<void>();
    const { get, cache, state } = await startCache({
      render: async () => {
        if (state.renders > 1) throw new Error('down');
        await go.promise;
        return html('just before');
      },
    });
    const before = get('/');
    await expect.poll(() => state.renders).toBe(1);
    cache.expire();
    go.resolve();
    await before;
    expect(await get('/')).toBe('just before');
    expect(state.renders).toBe(2);
  });
});

describe('the content security policy', () => {
  test('allows only scripts with the nonce of the render', async () => {
    const { address } = await startCache({
      render: async (_request, nonce) =>
        html(`<style>b{}</style><script nonce="${nonce}">good()</script><script>evil()</script>`),
    });
    const { headers, body } = await send(address, '/');
    const good = "'sha256-IRA2iZvUDFbLz1qyyGmG3cLebjS6JSAFrGn2oQY4D64='";
    const csp = String(headers['content-security-policy']);
    expect(csp.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(csp).toContain(`script-src 'self' ${good};`);
    expect(body.toString()).toBe('<style>b{}</style><script>good()</script><script>evil()</script>');
  });
});
