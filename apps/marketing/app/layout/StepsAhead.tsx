import { PrefetchPageLinks, useLocation } from 'react-router';
import { paths } from '../paths.ts';

const { profile, business, questions, analyzing, results, thankYou } = paths.eligibility;
const steps = [profile(), business(), questions(), analyzing(), results(), thankYou()];

/** Has the steps to come fetched beforehand: a visitor whose connection drops can still go on to them. */
export function StepsAhead() {
  const { pathname } = useLocation();
  const place = steps.indexOf(pathname);
  if (place < 0) return null;
  return steps.slice(place + 1).map((page) => <PrefetchPageLinks key={page} page={page} />);
}
