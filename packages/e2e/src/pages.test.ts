import { describe, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { test as inBrowser, SCREENS, type Screen } from './test.ts';

const { marketing, admin, api } = inject('addresses');

const SITE = [
  '/',
  '/contact',
  '/pricing',
  '/blog',
  '/book-consultation',
  '/privacy-policy',
  '/eligibility/welcome',
  '/eligibility/results',
  '/nowhere',
];

const ANSWERS = [
  ...SITE.map((path) => [`${marketing}${path}`, path === '/nowhere' ? 404 : 200] as const),
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

test.each(ANSWERS)('%s answers %i under its headers', async (url, status) => {
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
  expect(header('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('server') + header('x-powered-by')).toBe('');
});

describe('addresses', () => {
  test.each(['/admin', '/admin/login', '/admin/eligibility/submissions?search=hart', '/auth?invite=abc'])(
    'the website sends %s on to the admin app',
    async (path) => {
      const response = await fetch(marketing + path, { redirect: 'manual' });
      expect([302, 307, 308]).toContain(response.status);
      expect(response.headers.get('location')).toBe(admin + path);
    },
  );

  test('the root of the admin app leads to the dashboard', async () => {
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
  ])('%s says that all is well', async (url) => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });
});

describe.each(Object.keys(SCREENS) as Screen[])('on a %s', (screen) => {
  inBrowser.concurrent('every page of the site is clean, accessible and fits', async ({ open }) => {
    const { page, watch } = await open(screen);
    watch.expect(/status of 404 .*\/nowhere/);
    for (const path of SITE) {
      await page.goto(marketing + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(SCREENS[screen].viewport.width);
    }
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });

  inBrowser.concurrent('the admin app has a page for what is not there', async ({ open }) => {
    const { page, watch } = await open(screen);
    watch.expect(/status of 404 .*\/nowhere/);
    await page.goto(`${admin}/nowhere`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await expectAccessible(page);
  });
});
