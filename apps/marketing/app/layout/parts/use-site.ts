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

/** The site's settings from the environment: addresses, and the agency's providers. */
export function useSite(): Site {
  // There are no settings if the root itself failed.
  return useRouteLoaderData<typeof loader>('root') ?? nothingSet;
}
