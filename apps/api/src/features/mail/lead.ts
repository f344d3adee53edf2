import type { Detail, FormType } from '@upcurve/contracts/leads/contact';
import type { Result } from '@upcurve/contracts/quiz/quiz';

interface Visitor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
}

export type MailedLead = Visitor &
  (
    | {
        kind: 'eligibility';
        location: string | null;
        website: string | null;
        result: Pick<Result, 'score' | 'tier' | 'isEligible' | 'isScored'>;
      }
    | { kind: 'contact'; formType: FormType; message: string | null; details: Detail[]; source: string }
  );

export const leadLink = (adminUrl: string, { kind, id }: Pick<MailedLead, 'kind' | 'id'>) =>
  kind === 'eligibility'
    ? `${adminUrl}/admin/eligibility/submissions/${id}`
    : `${adminUrl}/admin/eligibility/contacts/${id}`;

export const profileLink = (adminUrl: string) => `${adminUrl}/admin/settings/account`;
