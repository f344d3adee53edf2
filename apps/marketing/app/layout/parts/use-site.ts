import { useRouteLoaderData } from 'react-router';
import { UNKNOWN_COMPANY } from '../../content/site/company.ts';
import type { loadSite } from '../../load-site.server.ts';

type Site = Awaited<ReturnType<typeof loadSite>>;

const nothingSet: Site = {
  bookingUrl: null,
  contactFormUrl: null,
  ebookFormUrl: null,
  formProviderOrigin: null,
  wistiaIds: [],
  wistiaIntroId: null,
  marketingUrl: '',
  adminUrl: '',
  company: UNKNOWN_COMPANY,
};

/** Returns what every page needs: URLs, the agency's providers, and the facts about the company. */
export function useSite(): Site {
  // The settings are missing if the root loader itself failed.
  return useRouteLoaderData<typeof loadSite>('root') ?? nothingSet;
}
