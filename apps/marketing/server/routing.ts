import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { NOT_FOUND_PATHS, notFoundPath } from '../app/layout/page/page-rules.ts';
import type { RoutePolicy, VaryBy } from '../app/route-policy.ts';
import { passingPages, sitePages } from '../app/site-pages.ts';

type Routes = ServerBuild['routes'];

const CATCH_ALL = '/*';
/** What a parameter named `id` is. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const withoutValues = (pattern: string) => pattern.replaceAll(/:[^/]+/g, '-');

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, index, handle } : { id, path, handle, children: treeOf(routes, id) },
    );
}

/** Answers the questions that the server has about a path. */
export function createRouting(routes: Routes) {
  const tree = treeOf(routes);

  function match(path: string) {
    const matches = matchRoutes(tree, path) ?? [];
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`;
    const policies = matches.map(({ route }) => route.handle as RoutePolicy | undefined);
    return { pattern, found: matches.at(-1), policies };
  }

  /**
   * Returns the path whose cached 404 is shown for an unknown path. Both belong to the same route, because the app in
   * the browser uses the URL and could not hydrate the page of another route.
   */
  function standIn(path: string): string {
    const { pattern } = match(path);
    return pattern.includes(':') ? withoutValues(pattern) : notFoundPath(path);
  }

  /** If the sitemap lists the pages of a route with a parameter, such as /services/:slug, only those exist. */
  function exists(path: string): boolean {
    const { pattern, found } = match(path);
    if (pattern === CATCH_ALL || !found) return false;
    if (!pattern.includes(':')) return true;
    if (found.params.id !== undefined) return UUID.test(found.params.id);
    const listed = [...sitePages, ...passingPages].filter((page) => match(page).pattern === pattern);
    return listed.length === 0 || listed.some((page) => matchPath(page, found.pathname));
  }

  return {
    standIn,
    /** Returns the path whose cached 404 is shown, or undefined if the path has a page. */
    notFound: (path: string) => (exists(path) ? undefined : standIn(path)),
    /** Returns the pattern of a path, such as /blog/:slug; undefined for the catch-all route. */
    patternOf(path: string): string | undefined {
      const { pattern } = match(path);
      return pattern === CATCH_ALL ? undefined : pattern;
    },
    /** Returns the query keys that change the page at an address. */
    varyBy({ pathname, searchParams }: URL): VaryBy {
      // React Router's own paths. They are not cached, because their query can be anything and would fill the memory.
      if (pathname.endsWith('.data') || pathname === '/__manifest') return 'all';
      const varyBy = match(pathname).policies.at(-1)?.varyBy ?? [];
      return typeof varyBy === 'function' ? varyBy(searchParams) : varyBy;
    },
    startsAtLoad: (path: string) => match(path).policies.some((policy) => policy?.startsAtLoad),
    /** Returns the paths of the 404s to cache: one for each page with a parameter, and two for all other paths. */
    standIns(): string[] {
      const patterns = Object.values(routes).flatMap((route) =>
        route?.path?.includes(':') && route.parentId !== 'root' ? [`/${route.path}`] : [],
      );
      return [...NOT_FOUND_PATHS, ...patterns.map(withoutValues)];
    },
  };
}

export type Routing = ReturnType<typeof createRouting>;
