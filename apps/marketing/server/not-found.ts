import { NOT_FOUND_PATH } from '../app/layout/page-rules.ts';
import { passingPages, sitePages } from '../app/site-pages.ts';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

export type Routes = Readonly<Record<string, Route | undefined>>;

/** What a parameter called `id` looks like. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The route that takes what no other takes. */
const CATCH_ALL = 'routes/not-found';

/**
 * Tells for an address whether the site has a page there: where it has none, the address whose 404 stands for all of those.
 * Of a route with a parameter whose pages the site map lists, such as /services/:slug, only those are pages. The router's own `matchRoutes` says the same, but ranks every route each time, which takes longer than to send the page.
 * @throws where a route has an optional part; the site has none so far
 */
export function createNotFound(routes: Routes): (pathname: string) => string | undefined {
  const patterns = pathsOf(routes).flatMap(patternsOf);
  const known = new RegExp(`^/(?:${patterns.join('|')})?/?$`, 'i');
  return (pathname) => (known.test(unescaped(pathname)) ? undefined : NOT_FOUND_PATH);
}

function pathsOf(routes: Routes): string[] {
  return Object.values(routes)
    .filter((route): route is Route => route?.path !== undefined && route.id !== CATCH_ALL)
    .map((route) => fullPath(route, routes));
}

/** Gives the pattern of the route that serves an address, such as /blog/:slug. */
export function createRouteOf(routes: Routes): (pathname: string) => string | undefined {
  const patterns = ['', ...pathsOf(routes)]
    // What is said in words comes before what may be anything.
    .sort((a, b) => a.split(/[:*]/).length - b.split(/[:*]/).length)
    .map((path) => ({ route: `/${path}`, known: new RegExp(`^/${patternOf(path)}/?$`, 'i') }));
  return (pathname) => patterns.find(({ known }) => known.test(unescaped(pathname)))?.route;
}

function fullPath({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [parent && fullPath(parent, routes), path].filter(Boolean).join('/');
}

function patternsOf(path: string): string[] {
  const pattern = patternOf(path);
  if (!path.includes(':')) return [pattern];
  const whole = new RegExp(`^/${pattern}$`);
  const listed = [...sitePages, ...passingPages].filter((page) => whole.test(page));
  return listed.length > 0 ? listed.map((page) => patternOf(page.slice(1))) : [pattern];
}

function patternOf(path: string): string {
  if (path.includes('?'))
    throw new Error(`The route ${path} has an optional part, which not-found.ts does not know.`);
  return path
    .split('/')
    .map((part) =>
      part === ':id'
        ? `/${UUID}`
        : part.startsWith(':')
          ? '/[^/]+'
          : part === '*'
            ? '(?:/.*)?'
            : `/${part.replaceAll(/[^\w-]/g, '\\$&')}`,
    )
    .join('')
    .slice(1);
}

/** Letters may come as escapes; a slash that does is part of a name. */
function unescaped(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');
}
