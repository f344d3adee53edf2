import { config } from '../server/config.ts';
import { readCompany } from './company.server.ts';

export async function loadSite() {
  const {
    bookingUrl,
    marketingUrl,
    adminUrl,
    contactFormUrl,
    ebookFormUrl,
    formProviderOrigin,
    wistiaIds,
    wistiaIntroId,
  } = config();
  const company = await readCompany();
  return {
    bookingUrl: bookingUrl ?? null,
    contactFormUrl: contactFormUrl ?? null,
    ebookFormUrl: ebookFormUrl ?? null,
    formProviderOrigin: formProviderOrigin ?? null,
    wistiaIds,
    wistiaIntroId: wistiaIntroId ?? null,
    marketingUrl,
    adminUrl,
    company,
  };
}
