import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { LISTED_PAGES } from './pages/all-pages.ts';
import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { test as inBrowser, SCREENS, type Screen } from './test.ts';

const { marketing, admin, api } = addresses;

const SITE = ['/', '/services/seo', '/lead-guide/call-stages', '/eligibility/welcome'] as const;
const MISSING = ['/nowhere', '/services/nothing', '/lead-guide/nothing', '/forms/nothing'] as const;

const ANSWERS = [
  ...SITE.map((path) => [`${marketing}${path}`, 200] as const),
  ...MISSING.map((path) => [`${marketing}${path}`, 404] as const),
  [`${marketing}/eligibility/questions.json`, 200],
  [`${marketing}/assets/nothing.js`, 404],
  [`${marketing}/%`, 400],
  [`${marketing}/api/nothing`, 404],
  [`${admin}/admin`, 200],
  [`${admin}/admin/login`, 200],
  [`${admin}/nowhere`, 404],
  [`${admin}/api/nothing`, 404],
  [`${admin}/api/user`, 401],
  [`${api}/api/eligibility/questions`, 200],
  [`${api}/api/eligibility/submissions`, 401],
  [`${api}/nothing`, 404],
  [`${api}/%`, 400],
] as const;

test.each(ANSWERS)('%s returns %i with the security headers', async (url, status) => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  const header = (name: string) => response.headers.get(name) ?? '';
  const policy = header('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('referrer-policy')).toMatch(/^(no-referrer|strict-origin(-when-cross-origin)?)$/);
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('server') + header('x-powered-by')).toBe('');
});

describe('addresses', () => {
  test.each(['/admin', '/admin/login', '/admin/eligibility/submissions?search=hart', '/auth?invite=abc'])(
    'the website redirects %s to the admin app',
    async (path) => {
      const response = await fetch(marketing + path, { redirect: 'manual' });
      expect([302, 307, 308]).toContain(response.status);
      expect(response.headers.get('location')).toBe(admin + path);
    },
  );

  test('the root of the admin app redirects to the dashboard', async () => {
    const response = await fetch(admin, { redirect: 'manual' });
    expect(new URL(response.headers.get('location') ?? '', admin).href).toBe(`${admin}/admin`);
  });

  test.each([
    `${api}/api/health/live`,
    `${api}/api/health/ready`,
    `${marketing}/health/live`,
    `${marketing}/health/ready`,
    `${admin}/health/live`,
    `${admin}/health/ready`,
  ])('%s reports that the system is ready', async (url) => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });
});

inBrowser.concurrent.for([
  '/blog/nothing',
  '/blog/category/nothing',
  '/blog/author/nothing',
  '/services/nothing',
  '/stories/nothing',
  '/lead-guide/nothing',
  '/forms/nothing',
])('hydrates the 404 of %s without changing it', async (path, { open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/status of 404/);
  const site = sitePage(page);
  await site.open(path);
  const sent = await page.getByRole('main').innerHTML();
  await site.wake();
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await page.getByRole('main').innerHTML()).toBe(sent);
  expect(await page.title()).toBe('404 Page Not Found · Upcurve');
});

describe.each(Object.keys(SCREENS) as Screen[])('on a %s', (screen) => {
  inBrowser.concurrent('the website shows a 404 page for an unknown address', async ({ open }) => {
    const { page, watch } = await open(screen);
    watch.expect(/status of 404 .*\/nowhere/);
    await page.goto(`${marketing}/nowhere`);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(SCREENS[screen].viewport.width);
  });

  inBrowser.concurrent('the admin app shows a 404 page for an unknown address', async ({ open }) => {
    const { page, watch } = await open(screen);
    watch.expect(/status of 404 .*\/nowhere/);
    await page.goto(`${admin}/nowhere`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expectAccessible(page);
  });
});

test('no page waits for a stylesheet before it renders', async () => {
  for (const page of LISTED_PAGES) {
    const html = await (await fetch(marketing + page)).text();
    const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
    expect(links.length, page).toBeGreaterThan(0);
    expect(
      links.filter((link) => !link.includes(' disabled')),
      page,
    ).toEqual([]);
  }
});

test('every link and every anchor of the site has a target', async () => {
  const pages = LISTED_PAGES.map((path) => marketing + path);
  const texts = new Map<string, string>();
  const textOf = async (address: string) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const response = await fetch(address);
    const text = await response.text();
    expect(response.status, address).toBe(200);
    texts.set(address, text);
    return text;
  };
  const lost: string[] = [];
  for (const page of pages) {
    const html = await textOf(page);
    for (const [, href = ''] of html.matchAll(/\s(?:href|src)="((?:\/|#)[^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), page);
      if (target.pathname.startsWith('/api/')) continue;
      const text = await textOf(target.origin + target.pathname + target.search);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor && !text.includes(`id="${anchor}"`)) lost.push(`${page} → ${href}`);
    }
  }
  expect(pages.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});
