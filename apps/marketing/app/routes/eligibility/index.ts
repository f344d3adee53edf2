import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { RoutePolicy } from '../../route-policy.ts';

export const handle: RoutePolicy = { varyBy: [] };

export function loader() {
  return redirect(paths.eligibility.welcome());
}
