import { type LoaderFunctionArgs, redirect } from 'react-router';
import { config } from '../../server/config.ts';
import type { RoutePolicy } from '../route-policy.ts';

/** Not cached, because the redirect keeps the query. */
export const handle: RoutePolicy = { varyBy: 'all' };

/** Redirects to the same path and query on the domain of the admin app. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(config().adminUrl + pathname + search, { headers: { 'cache-control': 'no-store' } });
}
