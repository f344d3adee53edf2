import { defineEndpoints } from '../shared/endpoint.ts';
import { line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const AGENCY_NAME_MAX = 60;

/** The agency's name in texts of the product itself. The site's own texts are content. */
export const AgencySettings = z.strictObject({ name: line({ min: 1, max: AGENCY_NAME_MAX }) });
export type AgencySettings = z.infer<typeof AgencySettings>;

const path = '/api/admin/agency-settings';

export const agencySettings = defineEndpoints({
  getAgencySettings: {
    method: 'GET',
    path,
    summary: 'The name of the agency',
    access: 'users:manage',
    response: AgencySettings,
  },
  saveAgencySettings: {
    method: 'PUT',
    path,
    summary: 'Set the agency name used in mails, authenticator apps and the admin area',
    access: 'users:manage',
    body: AgencySettings,
    response: AgencySettings,
  },
});
