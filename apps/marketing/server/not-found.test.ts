import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { NOT_FOUND_PATHS } from '../app/layout/page/page-rules.ts';
import siteRoutes from '../app/routes.ts';
import { passingPages, sitePages } from '../app/site-pages.ts';
import { createNotFound, createRouteMatcher, createStandIn, type Routes, standIns } from './not-found.ts';

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '');

/** Returns the site's routes in the format of its build. */
function listed(entries: RouteConfigEntry[], parentId?: string): [string, NonNullable<Routes[string]>][] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    return [
      [id, { id, parentId, path: entry.path, index: entry.index }],
      ...listed(entry.children ?? [], id),
    ];
  });
}

const asObjects = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ children, ...entry }) =>
    entry.index
      ? { id: idOf(entry), index: true }
      : { id: idOf(entry), path: entry.path, children: asObjects(children ?? []) },
  );

const routes = Object.fromEntries(listed(siteRoutes));
const notFound = createNotFound(routes);
const objects = asObjects(siteRoutes);

test.each([
  ...sitePages,
  ...passingPages,
  ...NOT_FOUND_PATHS,
  '/services',
  '/services/seo/more',
  '/forms/contact/answer',
  '/calculator',
  '/eligibility',
  '/eligibility/',
  '/eligibility/nothing',
  '/eligibility/questions.json',
  '/eligibility/questionsXjson',
  '/stories/0198a2f0-0000-7000-8000-000000000000',
  '/stories/a/b',
  '/stories',
  '/stories.json',
  '/storiesXjson',
  '/sitemap%2exml',
  '/PRICING',
  '/pricing/',
  '/pricing/nothing',
  '/pricin',
  '/admin',
  '/admin/blog/7',
  '/administrator',
  '/auth',
  '/auth/x',
  '/wp-login.php',
  '/caf%C3%A9',
  '/(pricing|blog)',
])('agrees with the router whether %s has a page', (path) => {
  const finds = matchRoutes(objects, path)?.at(-1)?.route.id;
  if (finds !== 'routes/not-found') expect(notFound(path)).toBeUndefined();
  else expect(NOT_FOUND_PATHS).toContain(notFound(path));
});

test.each([
  ['/not-found', '/not-found'],
  ['/pricin', '/not-found'],
  ['/eligibility/nothing', '/not-found/eligibility'],
  ['/some/eligibility', '/not-found/eligibility'],
  ['/administrator', '/not-found/eligibility'],
  ['/not-found/eligibility', '/not-found/eligibility'],
])('shows for %s the 404 %s', (path, standIn) => {
  expect(notFound(path)).toBe(standIn);
  expect(standIns(routes)).toContain(standIn);
});

test('rejects a route with an optional part', () => {
  expect(() => createNotFound({ a: { id: 'a', path: ':language?/blog' } })).toThrow('optional part');
});

test.each([
  '/stories/anything',
  '/stories/0198a2f0-0000-7000-8000-00000000000x',
  '/services/anything',
  '/services/a%2Fb',
  '/services/seo%20',
  '/lead-guide/anything',
  '/forms/other',
  '/forms/other/',
])('replaces %s, which the site map does not list, by a page of the same route', (path) => {
  const standIn = notFound(path) ?? '';
  const routeIdOf = (each: string) => matchRoutes(objects, each)?.at(-1)?.route.id;
  expect(routeIdOf(standIn)).toBe(routeIdOf(path));
  // It is its own stand-in, so it is cached.
  expect(notFound(standIn)).toBe(standIn);
  expect(standIns(routes)).toContain(standIn);
});

test('unknown posts, categories and authors share one cached 404 each', () => {
  const standIn = createStandIn(routes);
  expect(['/blog/x', '/blog/category/x', '/blog/author/x', '/wp-login.php'].map(standIn)).toEqual([
    '/blog/-',
    '/blog/category/-',
    '/blog/author/-',
    '/not-found',
  ]);
});

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/some-post', '/blog/:slug'],
  ['/blog/category/some', '/blog/category/:slug'],
  ['/unsubscribe/whose', '/unsubscribe/:token'],
  ['/of/nobody', undefined],
])('traces call %s by its route', (path, route) => {
  expect(createRouteMatcher(routes)(path)?.pattern).toBe(route);
});
