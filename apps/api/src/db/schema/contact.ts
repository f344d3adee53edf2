import type { Detail, FormType } from '@upcurve/contracts/contact';
import type { ContactStatus } from '@upcurve/contracts/contacts';
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
  /** What the form carried beside the message. */
  details: Json<Detail[]>;
  formType: FormType;
  /** Page and button that sent it: with consentVersion and createdAt, what proves the consent. */
  source: string;
  consent: boolean;
  consentVersion: string;
  createdAt: DefaultMoment;
  /** Name, e-mail, company, message, texts of the details and telephone number folded: what search looks through. */
  searchText: string;
  /** The name as it is sorted. */
  nameKey: Generated<string>;
}
