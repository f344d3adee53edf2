import type { PagePolicy, RoutePolicy, VaryBy } from '../app/route-policy.ts';
import { CATCH_ALL, createRouteMatcher, type Route } from './not-found.ts';

interface RouteWithModule extends Route {
  module: { handle?: unknown };
}

export interface RoutePolicies {
  /** Returns the query keys that change the page at an address. */
  varyBy: (url: URL) => VaryBy;
  /** Returns when the script of the page at a path starts. */
  scriptOf: (pathname: string) => PagePolicy['script'];
}

/**
 * Reads the cache policies from the route modules once, because they are needed before rendering.
 * @throws if a route that handles requests exports no policy
 */
export function createRoutePolicies(
  routes: Readonly<Record<string, RouteWithModule | undefined>>,
): RoutePolicies {
  const policies = new Map(
    Object.values(routes).flatMap((route) =>
      route && route.id !== 'root' && (route.path !== undefined || route.index)
        ? [[route.id, policyOf(route)] as const]
        : [],
    ),
  );
  const findRoute = createRouteMatcher(routes);
  const find = (pathname: string) => policies.get(findRoute(pathname)?.id ?? CATCH_ALL);
  return {
    varyBy({ pathname, searchParams }) {
      // React Router's own paths. They are not cached, because their query can be anything and would fill the memory.
      if (pathname.endsWith('.data') || pathname === '/__manifest') return 'all';
      const varyBy = find(pathname)?.varyBy ?? [];
      return typeof varyBy === 'function' ? varyBy(searchParams) : varyBy;
    },
    scriptOf: (pathname) => find(pathname)?.script ?? 'on-touch',
  };
}

function policyOf({ id, parentId, module }: RouteWithModule): RoutePolicy & Partial<PagePolicy> {
  const policy = module.handle as Partial<PagePolicy> | undefined;
  const isPage = parentId !== undefined && parentId !== 'root';
  const { varyBy, script } = policy ?? {};
  if (varyBy === undefined || (isPage && script === undefined))
    throw new Error(
      `app/${id} has no cache policy: export a \`handle\` of type ${isPage ? 'PagePolicy' : 'RoutePolicy'} (app/route-policy.ts).`,
    );
  return { varyBy, ...(script && { script }) };
}
