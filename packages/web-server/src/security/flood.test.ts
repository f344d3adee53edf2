import { describe, expect, test } from 'vitest';
import { createPageCache, type PageCacheOptions } from '../cache/page-cache.ts';
import { send, startWeb } from '../test/servers.ts';

const kept = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' };

/**
 * Starts a site with the pages `/`, `/form` and `/slow/…`. Pages render once `release` is called. Every other path is a
 * 404.
 */
async function startSite(options: Partial<PageCacheOptions> = {}) {
  const released = Promise.withResolvers<void>();
  const state = { time: 1_000_000, visits: 0, rendered: [] as string[] };
  const isPage = (path: string) => ['/', '/form'].includes(path) || path.startsWith('/slow/');
  const log: unknown[] = [];
  const cache = createPageCache({
    policy: { publicUrl: 'http://site.example' },
    rendersAtOnce: 2,
    rendersWaiting: 3,
    now: () => state.time,
    log: (...entry) => log.push(entry),
    notFound: (path) => (isPage(path) ? undefined : '/not-found'),
    render: async (request) => {
      const { pathname } = new URL(request.url);
      state.rendered.push(pathname);
      if (pathname.startsWith('/slow/')) await released.promise;
      const text = `${pathname}, render ${state.rendered.length}`;
      if (isPage(pathname)) return new Response(text, { headers: kept });
      return new Response(text, { status: 404, headers: { ...kept, 'cache-control': 'no-cache' } });
    },
    ...options,
  });
  const { address } = await startWeb({
    handle: (visit) => {
      const answer = cache.handle(visit);
      state.visits += 1;
      return answer;
    },
    takesForms: (path) => path === '/form',
    log: (...entry) => log.push(entry),
  });
  const get = async (path: string, headers = {}) => {
    const answer = await send(address, path, { headers });
    return { status: answer.status, headers: answer.headers, text: answer.body.toString() };
  };
  return { address, cache, get, state, log, release: released.resolve };
}

const slow = (count: number) => Array.from({ length: count }, (_, i) => `/slow/${i}`);

describe('addresses without a page', () => {
  test('share one 404 page, rendered once and without the visitor’s address', async () => {
    const { get, state } = await startSite();
    for (const path of ['/wp-login.php', '/a/secret?token=b', '/not-found', '/c']) {
      const { status, headers, text } = await get(path);
      expect([status, text]).toEqual([404, '/not-found, render 1']);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect(state.rendered).toEqual(['/not-found']);
  });

  test('get the old 404 page while a new one is rendered', async () => {
    const { get, state } = await startSite();
    await get('/a');
    state.time += 61_000;
    expect((await get('/b')).text).toBe('/not-found, render 1');
    await expect.poll(async () => (await get('/c')).text).toBe('/not-found, render 2');
  });

  test('do not get a cached error once the 404 page renders again', async () => {
    let isBroken = true;
    const { get, state } = await startSite({
      render: async () => new Response('', { status: isBroken ? 500 : 404, headers: kept }),
    });
    expect((await get('/a')).status).toBe(500);
    isBroken = false;
    state.time += 2000;
    expect((await get('/a')).status).toBe(404);
  });
});

describe('while all renders are busy and the queue is full', () => {
  async function fill() {
    const site = await startSite();
    await site.cache.warm(['/', '/not-found']);
    const waiting = slow(5).map((path) => site.get(path));
    await expect.poll(() => site.state.visits).toBe(5);
    expect(site.state.rendered).toHaveLength(4);
    return { ...site, waiting };
  }

  test('answers another visit with 503 and Retry-After, and recovers afterwards', async () => {
    const { get, waiting, release, state, log } = await fill();
    const refused = await get('/slow/5', { accept: 'text/html' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.text).toContain('Many people are here right now');
    expect(state.rendered).toHaveLength(4);

    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await get('/slow/5')).status).toBe(200);
    expect(log).not.toContainEqual(['error', 'A request failed.', expect.anything()]);
  });

  test('serves cached pages and the cached 404, and renders them again without queueing', async () => {
    const { get, state, release } = await fill();
    for (let i = 0; i < 20; i++) {
      expect((await get('/')).status).toBe(200);
      expect((await get(`/no-such-page-${i}`)).status).toBe(404);
    }
    state.time += 61_000;
    expect((await get('/')).text).toBe('/, render 5');
    await get('/a');
    await expect.poll(async () => (await get('/b')).text).toBe('/not-found, render 6');
    release();
  });

  test('a second visitor to a waiting page takes no further place', async () => {
    const { get, state, waiting, release } = await fill();
    const twins = slow(5).map((path) => get(path));
    await expect.poll(() => state.visits).toBe(10);
    release();
    for (const answer of [...waiting, ...twins]) expect((await answer).status).toBe(200);
  });

  test('answers a submitted form', async () => {
    const { address, release } = await fill();
    const headers = {
      origin: 'http://site.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await send(address, '/form', { method: 'POST', headers, body: 'a=1' });
    expect(answer.status).toBe(200);
    release();
  });
});

test('frees the place of a render that fails or exceeds the limit', async () => {
  let isStuck = true;
  const { get } = await startSite({
    rendersAtOnce: 1,
    rendersWaiting: 0,
    renderLimit: 20,
    render: () => (isStuck ? new Promise(() => {}) : Promise.reject(new Error('down'))),
  });
  expect((await get('/slow/1')).status).toBe(503);
  isStuck = false;
  expect((await get('/slow/2')).status).toBe(500);
  expect((await get('/slow/3')).status).toBe(500);
});

describe('one client that requests many pages', () => {
  /** By default the queue runs eight renders at once, two per client. */
  const crowd = { 'x-forwarded-for': '198.51.100.7' };
  const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });

  test.each([
    ['that are kept', () => []],
    ['that are rendered each time', () => 'all' as const],
  ])('%s does not block other clients', async (_, query) => {
    const { get, state, release } = await startSite({
      rendersAtOnce: 4,
      rendersWaiting: 4,
      query: (path) => (path.startsWith('/slow/') ? query() : []),
    });
    const many = slow(10).map((path) => get(path, crowd));
    await expect.poll(() => state.visits).toBe(10);
    // Two of its renders run and four wait. Its other requests are rejected.
    await expect.poll(() => state.rendered).toHaveLength(2);
    expect(await get('/slow/99', crowd)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect((await get('/', from(1))).text).toBe('/, render 3');
    expect((await get('/', crowd)).text).toBe('/, render 3');
    release();
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  });

  test('does not reject other visitors who wait for the same page', async () => {
    const { get, state, release } = await startSite({ rendersAtOnce: 3, rendersWaiting: 3 });
    const many = slow(5).map((path) => get(path, crowd));
    await expect.poll(() => state.visits).toBe(5);
    const twin = get('/slow/4', from(1));
    await expect.poll(() => state.visits).toBe(6);
    // With two more visitors, the client with the most waiting calls loses its last place.
    const others = [get('/slow/6', from(2)), get('/slow/7', from(3))];
    await expect.poll(async () => (await many[4])?.status).toBe(503);
    release();
    expect((await twin).status).toBe(200);
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
  });
});
