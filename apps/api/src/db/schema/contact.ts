import type { Detail, FormType } from '@upcurve/contracts/leads/contact';
import type { ContactStatus } from '@upcurve/contracts/leads/contacts';
import type { Attribution } from '@upcurve/contracts/leads/lead';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';
import type { LeadDeskColumns } from './lead-desk.ts';

export interface ContactSubmissionsTable extends LeadDeskColumns {
  id: string;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string | null;
  status: ColumnType<ContactStatus, ContactStatus | undefined, ContactStatus>;
  /** Fields of the form other than the message. */
  details: Json<Detail[]>;
  formType: FormType;
  /** Page and form that sent it. Proves the consent, together with consentVersion and createdAt. */
  source: string;
  attribution: Json<Attribution> | null;
  consent: boolean;
  consentVersion: string;
  createdAt: DefaultMoment;
  /** Folded search text: name, email, company, message, texts of the details and phone number. */
  searchText: string;
  /** The sort key of the name. */
  nameKey: Generated<string>;
}
