import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type Site = Awaited<ReturnType<typeof loader>>;

const nothingSet: Site = {
  bookingUrl: null,
  contactFormUrl: null,
  ebookFormUrl: null,
  formProviderOrigin: null,
  wistiaIds: [],
  wistiaIntroId: null,
  marketingUrl: '',
  adminUrl: '',
  hasStories: false,
};

/** What the environment says of the site: addresses, and which providers the agency uses. */
export function useSite(): Site {
  // Where the root itself failed there is nothing to know.
  return useRouteLoaderData<typeof loader>('root') ?? nothingSet;
}
