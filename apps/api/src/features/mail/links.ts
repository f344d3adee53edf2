import type { MailedLead } from './lead.ts';

/** Where staff see a lead. */
export const leadLink = (adminUrl: string, { kind, id }: Pick<MailedLead, 'kind' | 'id'>) =>
  kind === 'eligibility'
    ? `${adminUrl}/admin/eligibility/submissions/${id}`
    : `${adminUrl}/admin/eligibility/contacts`;

export const leadsLink = (adminUrl: string) => `${adminUrl}/admin/eligibility/submissions`;

export const profileLink = (adminUrl: string) => `${adminUrl}/admin/settings/account`;
