import { paths } from '@upcurve/site-content/paths';
import { redirect } from 'react-router';

/** For visitors who shorten the address of a story. */
export function loader() {
  return redirect(paths.stories());
}
