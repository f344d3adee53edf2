import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

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

/** Returns the site's settings from the environment: URLs and the agency's providers. */
export function useSite(): Site {
  // The settings are missing if the root loader itself failed.
  return useRouteLoaderData<typeof loader>('root') ?? nothingSet;
}
