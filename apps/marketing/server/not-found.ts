import { NOT_FOUND_PATHS, notFoundPath } from '../app/layout/page/page-rules.ts';
import { passingPages, sitePages } from '../app/site-pages.ts';

export interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

export type Routes = Readonly<Record<string, Route | undefined>>;

/** The pattern of a parameter named `id`. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The catch-all route. */
export const CATCH_ALL = 'routes/not-found';
/** A parameter that matches no page of any route, because slugs start with a letter or digit. */
const NO_PARAMETER = '-';

/**
 * Returns the path whose cached 404 is shown for an unknown path (see `createStandIn`); undefined if the path has a
 * page. If the sitemap lists the pages of a route with a parameter, such as /services/:slug, only those exist. The
 * router's own `matchRoutes` gives the same result, but ranks all routes each time, which takes longer than sending the
 * page.
 * @throws if a route has an optional segment; the site has none so far
 */
export function createNotFound(routes: Routes): (pathname: string) => string | undefined {
  const patterns = pathsOf(routes).flatMap(patternsOf);
  const known = new RegExp(`^/(?:${patterns.join('|')})?/?$`, 'i');
  const standIn = createStandIn(routes);
  return (pathname) => (known.test(unescaped(pathname)) ? undefined : standIn(pathname));
}

/** Returns the paths of page routes with parameters, such as /blog/:slug. */
const pagesWithParameters = (routes: Routes) =>
  Object.values(routes).flatMap((route) => {
    const hasFrame = route?.parentId !== undefined && route.parentId !== 'root';
    const path = route && hasFrame && route.path ? fullPath(route, routes) : '';
    return path.includes(':') ? [path] : [];
  });

/** Returns the paths of the 404s to cache: one for each route with parameters, and two for all other paths. */
export const standIns = (routes: Routes): string[] => [
  ...NOT_FOUND_PATHS,
  ...pagesWithParameters(routes).map((path) => `/${path.replaceAll(/:[^/]+/g, NO_PARAMETER)}`),
];

/**
 * Returns the path whose 404 is shown for an unknown path. Both belong to the same route, because the app in the
 * browser uses the URL and could not hydrate the page of another route.
 */
export function createStandIn(routes: Routes): (pathname: string) => string {
  const patterns = pagesWithParameters(routes)
    // Fixed paths come before those with parameters.
    .sort((a, b) => a.split(':').length - b.split(':').length)
    .map((path) => ({
      known: new RegExp(`^/${path.replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i'),
      standIn: `/${path.replaceAll(/:[^/]+/g, NO_PARAMETER)}`,
    }));
  return (pathname) => patterns.find(({ known }) => known.test(pathname))?.standIn ?? notFoundPath(pathname);
}

function pathsOf(routes: Routes): string[] {
  return Object.values(routes)
    .filter((route): route is Route => route?.path !== undefined && route.id !== CATCH_ALL)
    .map((route) => fullPath(route, routes));
}

/** Returns the route of a path; `pattern` is, for example, /blog/:slug. Undefined for the catch-all route. */
export function createRouteMatcher(
  routes: Routes,
): (pathname: string) => { id: string; pattern: string } | undefined {
  const matchers = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id, path, index }) => (path !== undefined || index) && id !== CATCH_ALL)
    .map((route) => ({ id: route.id, pattern: `/${fullPath(route, routes)}` }))
    // Fixed paths come before those with parameters.
    .sort((a, b) => a.pattern.split(/[:*]/).length - b.pattern.split(/[:*]/).length)
    .map((route) => ({ route, known: new RegExp(`^/${patternOf(route.pattern.slice(1))}/?$`, 'i') }));
  const fixed = new Map(matchers.map(({ route }) => [route.pattern, route]));
  return (pathname) =>
    fixed.get(pathname) ?? matchers.find(({ known }) => known.test(unescaped(pathname)))?.route;
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

/** Decodes escaped letters. An escaped slash stays escaped, because it is part of a name. */
function unescaped(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');
}
