import { paths } from '@upcurve/site-content/paths';
import { redirect } from 'react-router';
import type { RoutePolicy } from '../../route-policy.ts';

export const handle: RoutePolicy = { varyBy: [] };

/** For visitors who shorten the address of a story. */
export function loader() {
  return redirect(paths.stories());
}
