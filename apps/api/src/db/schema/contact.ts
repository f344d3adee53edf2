import type { ContactStatus, FormType } from '@upcurve/contracts/contact';
import type { Generated } from 'kysely';
import type { DefaultMoment } from './columns.ts';

export interface ContactSubmissionsTable {
  id: string;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string | null;
  status: Generated<ContactStatus>;
  formType: FormType;
  /** Page and button that sent it: with consentVersion and createdAt, what proves the consent. */
  source: string;
  consent: boolean;
  consentVersion: string;
  createdAt: DefaultMoment;
  /** Name, e-mail, company and message in lower case: what search looks through. */
  searchText: string;
}
