import type { Detail, FormType } from '@upcurve/contracts/contact';
import type { ContactStatus } from '@upcurve/contracts/contacts';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Json } from './columns.ts';

export interface ContactSubmissionsTable {
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
  /** Name, e-mail, company, message and the texts of the details in lower case: what search looks through. */
  searchText: string;
}
