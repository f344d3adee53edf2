import { paths } from '@upcurve/site-content/paths';
import { redirect } from 'react-router';

export function loader() {
  return redirect(paths.eligibility.welcome());
}
