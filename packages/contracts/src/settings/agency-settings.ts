import { LOST_REASON_MAX } from '../leads/leads.ts';
import { get, put } from '../shared/endpoint.ts';
import { areUnlike, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const AGENCY_NAME_MAX = 60;

/** The agency's name in texts of the product itself. The site's own texts are content. */
export const AgencySettings = z.strictObject({ name: line({ min: 1, max: AGENCY_NAME_MAX }) });
export type AgencySettings = z.infer<typeof AgencySettings>;

/** The reasons that staff choose from when they lose a lead. Lost leads keep the text of a reason that changes. */
export const LostReasons = z.strictObject({
  reasons: z
    .array(line({ min: 1, max: LOST_REASON_MAX }))
    .min(1, 'Keep at least one reason.')
    .max(20, 'At most 20 reasons.')
    .refine(areUnlike, 'Each reason only once.'),
});
export type LostReasons = z.infer<typeof LostReasons>;

const path = '/api/admin/agency-settings';

export const agencySettings = {
  getAgencySettings: get(path, {
    summary: 'The name of the agency',
    access: 'users:manage',
    response: AgencySettings,
  }),
  saveAgencySettings: put(path, {
    summary: 'Set the agency name used in emails, authenticator apps and the admin area',
    access: 'users:manage',
    body: AgencySettings,
    response: AgencySettings,
  }),
  getLostReasons: get(`${path}/lost-reasons`, {
    summary: 'The reasons for losing a lead, in order',
    access: 'leads:read',
    response: LostReasons,
  }),
  saveLostReasons: put(`${path}/lost-reasons`, {
    summary: 'Set the reasons for losing a lead. Lost leads keep theirs',
    access: 'users:manage',
    body: LostReasons,
    response: LostReasons,
  }),
};
