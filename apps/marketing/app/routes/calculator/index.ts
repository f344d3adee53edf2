import { paths } from '@upcurve/site-content/paths';
import { redirect } from 'react-router';
import type { RoutePolicy } from '../../route-policy.ts';

export const handle: RoutePolicy = { varyBy: [] };

export function loader() {
  return redirect(paths.calculator.start());
}
