import type { FormType } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';

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
  /** The lead whole, in the shape that its kind had at `version`: see features/leads/held-lead.ts. */
  lead: Json<unknown>;
  version: Generated<number>;
  /** Name, e-mail, business name, message and telephone number folded, for searching. */
  searchText: Generated<string>;
  /** Set for eligibility leads alone: the visitor's report is found by it. */
  resultTokenHash: Buffer | null;
  /** As those of leads: see LeadDeskColumns. */
  emailKey: GeneratedAlways<string>;
  phoneKey: GeneratedAlways<string | null>;
  createdAt: DefaultMoment;
}
