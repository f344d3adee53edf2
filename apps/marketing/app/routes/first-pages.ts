import { paths } from '@upcurve/site-content/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Where visitors go who shorten an address. */
const FIRST_PAGES: Record<string, string> = {
  '/calculator': paths.calculator.start(),
  '/eligibility': paths.eligibility.welcome(),
  '/services': paths.whatWeDo(),
  '/stories': paths.stories(),
};

export const loader = ({ url }: LoaderFunctionArgs) => redirect(FIRST_PAGES[url.pathname] ?? paths.home());
