import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { NOT_FOUND_PATHS } from '../app/layout/page/page-rules.ts';
import siteRoutes from '../app/routes.ts';
import { passingPages, sitePages } from '../app/site-pages.ts';
import { createRouting } from './routing.ts';

const modules = import.meta.glob<object>(['../app/routes/**/*.{ts,tsx}', '!**/*.test.*']);

/** Returns the site's routes in the format of its build, with their modules. */
async function listed(entries: RouteConfigEntry[], parentId: string): Promise<[string, unknown][]> {
  const lists = entries.map(async ({ id, file, path, index, children }) => {
    const key = id ?? file.replace(/\.tsx?$/, '');
    const module = (await modules[`../app/${file}`]?.()) ?? {};
    return [[key, { id: key, parentId, path, index, module }], ...(await listed(children ?? [], key))];
  });
  return (await Promise.all(lists)).flat() as [string, unknown][];
}

const { notFound, patternOf, standIn, standIns, varyBy } = createRouting({
  root: { id: 'root', path: '', module: {} },
  ...Object.fromEntries(await listed(siteRoutes, 'root')),
} as unknown as ServerBuild['routes']);

test.each([
  ...sitePages,
  ...passingPages,
  '/services',
  '/forms/contact/answer',
  '/calculator',
  '/eligibility',
  '/eligibility/',
  '/eligibility/questions.json',
  '/stories/0198a2f0-0000-7000-8000-000000000000',
  '/stories',
  '/sitemap%2exml',
  '/PRICING',
  '/pricing/',
  '/admin',
  '/admin/blog/7',
  '/auth',
  '/blog/any-post',
])('%s has a page', (path) => {
  expect(notFound(path)).toBeUndefined();
});

test.each([
  ['/not-found', '/not-found'],
  ['/pricin', '/not-found'],
  ['/pricing/nothing', '/not-found'],
  ['/services/seo/more', '/not-found'],
  ['/storiesXjson', '/not-found'],
  ['/auth/x', '/not-found'],
  ['/caf%C3%A9', '/not-found'],
  ['/(pricing|blog)', '/not-found'],
  ['/eligibility/nothing', '/not-found/eligibility'],
  ['/some/eligibility', '/not-found/eligibility'],
  ['/administrator', '/not-found/eligibility'],
  ['/not-found/eligibility', '/not-found/eligibility'],
  ['/stories/anything', '/stories/-'],
  ['/stories/0198a2f0-0000-7000-8000-00000000000x', '/stories/-'],
  ['/services/anything', '/services/-'],
  ['/services/a%2Fb', '/services/-'],
  ['/services/seo%20', '/services/-'],
  ['/lead-guide/anything', '/lead-guide/-'],
  ['/forms/other/', '/forms/-'],
])('shows for %s the cached 404 of its own route: %s', (path, shown) => {
  expect(notFound(path)).toBe(shown);
  // It is its own stand-in, so it is cached.
  expect(notFound(shown)).toBe(shown);
  expect(standIns()).toContain(shown);
});

test('unknown posts, categories and authors share one cached 404 each', () => {
  expect(['/blog/x', '/blog/category/x', '/blog/author/x', '/wp-login.php'].map(standIn)).toEqual([
    '/blog/-',
    '/blog/category/-',
    '/blog/author/-',
    NOT_FOUND_PATHS[0],
  ]);
});

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/some-post', '/blog/:slug'],
  ['/blog/category/some', '/blog/category/:slug'],
  ['/unsubscribe/whose', '/unsubscribe/:token'],
  ['/of/nobody', undefined],
])('traces call %s by its route', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test.each([
  ['/?a=1', []],
  ['/pricing?a=1', []],
  ['/services/seo?a=1', []],
  ['/no-such-page?a=1', []],
  ['/blog?page=2&a=1', ['page']],
  ['/blog?search=', ['page']],
  ['/blog?search=recall&page=2', 'all'],
  ['/blog/category/leads?page=2', ['page']],
  ['/blog/author/ada?page=2', ['page']],
  ['/blog/some-post?page=2', []],
  ['/blog/preview/token', 'all'],
  ['/thank-you', []],
  ['/thank-you?day=2026-11-23', 'all'],
  ['/thank-you/consultation.ics', 'all'],
  ['/book-consultation?plan=rise', ['plan']],
  ['/book-consultation?plan=other', []],
  ['/book-consultation?day=2026-12-01&plan=rise', 'all'],
  ['/book-consultation/review?a=1', []],
  ['/booking/token', 'all'],
  ['/booking/token/calendar.ics', 'all'],
  ['/forms/consultation?plan=rise', ['plan']],
  ['/calculator/start?a=1', []],
  ['/calculator/questions', 'all'],
  ['/calculator/results?a=1', 'all'],
  ['/calculator/results/', 'all'],
  ['/admin', 'all'],
  ['/admin/submissions?a=1', 'all'],
  ['/auth?a=1', 'all'],
  ['/pricing.data?_routes=root', 'all'],
  ['/__manifest?p=/', 'all'],
  ['/eligibility/results', []],
  ['/stories.json?a=1', []],
  ['/sitemap.xml', []],
])('%s varies by %j', (address, keys) => {
  expect(varyBy(new URL(address, 'https://upcurve.example'))).toEqual(keys);
});
