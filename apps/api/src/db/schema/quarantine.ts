import type { FormType } from '@upcurve/contracts/contact';
import type { LeadKind, QuarantineReason } from '@upcurve/contracts/quarantine';
import type { DefaultMoment } from './account.ts';
import type { Json } from './eligibility.ts';

/** A submission held back, whole, so that it can be let in later. */
export interface QuarantinedLeadsTable {
  id: string;
  kind: LeadKind;
  /** Set for contact leads alone. */
  formType: FormType | null;
  reason: QuarantineReason;
  name: string;
  email: string;
  businessName: string | null;
  /** The lead whole, as commands/lead.ts describes its kind. */
  lead: Json<unknown>;
  /** Set for eligibility leads alone: the visitor's report is found by it. */
  resultTokenHash: Buffer | null;
  createdAt: DefaultMoment;
}
