import { type LoaderFunctionArgs, redirect } from 'react-router';
import { config } from '../../server/config.ts';
import type { RoutePolicy } from '../route-policy.ts';

/** A redirect keeps the query. */
export const handle: RoutePolicy = { varyBy: 'all' };

/** The admin area lives on its own domain: the same path and query, over there. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(config().adminUrl + pathname + search, { headers: { 'cache-control': 'no-store' } });
}
