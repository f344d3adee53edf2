import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import siteRoutes from '../app/routes.ts';
import { createRoutePolicies } from './route-policies.ts';

interface RouteModule {
  handle?: unknown;
}

interface ListedRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: RouteModule;
}

const modules = import.meta.glob<RouteModule>(['../app/routes/**/*.{ts,tsx}', '!**/*.test.*']);

/** Returns the site's routes in the format of its build, with their modules. */
async function listed(entries: RouteConfigEntry[], parentId?: string): Promise<ListedRoute[]> {
  const lists = entries.map(async ({ id, file, path, index, children }) => {
    const key = id ?? file.replace(/\.tsx?$/, '');
    const module = (await modules[`../app/${file}`]?.()) ?? {};
    const route = { id: key, parentId, path, index, module };
    return [route, ...(await listed(children ?? [], key))];
  });
  return (await Promise.all(lists)).flat();
}

const routes = await listed(await siteRoutes);
const { varyBy, scriptOf } = createRoutePolicies(
  Object.fromEntries(routes.map((route) => [route.id, route])),
);
const varied = (address: string) => varyBy(new URL(address, 'https://upcurve.example'));

test('accepts the root route, which has an empty path, without a policy', () => {
  const root = { id: 'root', path: '', module: {} };
  expect(() => createRoutePolicies({ root })).not.toThrow();
});

test.each(routes.filter(({ path, index }) => path !== undefined || index))(
  '$id has a cache policy',
  (route) => {
    const forgotten = { ...route, module: {} };
    expect(() => createRoutePolicies({ [route.id]: route })).not.toThrow();
    expect(() => createRoutePolicies({ [route.id]: forgotten })).toThrow(
      `app/${route.id} has no cache policy`,
    );
  },
);

test('requires a script start for pages, but not for other routes', () => {
  const page = { id: 'routes/new', path: 'new', module: { handle: { varyBy: [] } } };
  expect(() => createRoutePolicies({ new: { ...page, parentId: 'layout/SiteLayout' } })).toThrow(
    'PagePolicy',
  );
  expect(() => createRoutePolicies({ new: { ...page, parentId: 'root' } })).not.toThrow();
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
  expect(varied(address)).toEqual(keys);
});

test.each([
  ['/', 'on-touch'],
  ['/pricing', 'on-touch'],
  ['/blog/-', 'on-touch'],
  ['/404', 'on-touch'],
  ['/check-eligibility', 'on-touch'],
  ['/book-consultation', 'at-once'],
  ['/booking/token', 'on-touch'],
  ['/eligibility/welcome', 'at-once'],
  ['/eligibility/questions', 'at-once'],
  ['/eligibility/preview', 'at-once'],
])('the script of %s starts: %s', (pathname, start) => {
  expect(scriptOf(pathname)).toBe(start);
});
