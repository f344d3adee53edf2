import { defineEndpoints } from './endpoint.ts';
import { line } from './text.ts';
import { z } from './zod.ts';

export const AGENCY_NAME_MAX = 60;

/** What the agency is called where the product speaks of itself; the site's own texts are content. */
export const AgencySettings = z.strictObject({ name: line({ min: 1, max: AGENCY_NAME_MAX }) });
export type AgencySettings = z.infer<typeof AgencySettings>;

const path = '/api/admin/agency-settings';

export const agencySettings = defineEndpoints({
  getAgencySettings: {
    method: 'GET',
    path,
    summary: 'What the agency is called',
    access: 'users:manage',
    response: AgencySettings,
  },
  saveAgencySettings: {
    method: 'PUT',
    path,
    summary: 'Call it something else: in mails, in authenticator apps and in the admin area',
    access: 'users:manage',
    body: AgencySettings,
    response: AgencySettings,
  },
});
