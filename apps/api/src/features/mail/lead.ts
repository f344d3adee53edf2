import type { Detail, FormType } from '@upcurve/contracts/contact';
import type { Result } from '@upcurve/contracts/quiz';

interface Visitor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
}

/** What of a lead goes into mails. */
export type MailedLead = Visitor &
  (
    | {
        kind: 'eligibility';
        location: string | null;
        website: string | null;
        result: Pick<Result, 'score' | 'tier' | 'isEligible'>;
      }
    | { kind: 'contact'; formType: FormType; message: string | null; details: Detail[]; source: string }
  );

/** The columns that tie a mail to its lead. */
export const aboutLead = ({ kind, id }: Pick<MailedLead, 'kind' | 'id'>) =>
  kind === 'eligibility' ? { submissionId: id } : { contactSubmissionId: id };
