import type { FormType } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';

/** A complete lead in quarantine that can be released later. */
export interface QuarantinedLeadsTable {
  id: string;
  kind: LeadKind;
  /** Set only for contact leads. */
  formType: FormType | null;
  reason: QuarantineReason;
  name: string;
  email: string;
  businessName: string | null;
  /** The whole lead, in the format of its `version`; see features/leads/held-lead.ts. */
  lead: Json<unknown>;
  version: Generated<number>;
  /** Folded search text: name, email, business name, message and phone number. */
  searchText: Generated<string>;
  /** Finds the visitor's report. Set only for eligibility leads. */
  resultTokenHash: Buffer | null;
  /** The same keys as in LeadDeskColumns. */
  emailKey: GeneratedAlways<string>;
  phoneKey: GeneratedAlways<string | null>;
  createdAt: DefaultMoment;
}
