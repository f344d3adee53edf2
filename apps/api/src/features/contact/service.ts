import { Detail, FormType } from '@upcurve/contracts/contact';
import { Instant } from '@upcurve/contracts/text';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { type Held, heldLead } from '../../lib/held-lead.ts';
import type { Services } from '../../services.ts';
import { contactQueries } from './queries.ts';

/** A public form before it is stored. */
export const NewContact = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  details: z.array(Detail),
  formType: FormType,
  source: z.string(),
  consent: z.boolean(),
  consentVersion: z.string(),
  createdAt: Instant,
});
export type NewContact = z.infer<typeof NewContact>;

/** How quarantine holds it. */
export const heldContact = heldLead({
  version: 2,
  schema: NewContact,
  // What is said beside the message were lines of it.
  upgrades: { 1: (lead: object) => ({ ...lead, details: [] }) },
});

/** Lets one out of quarantine, under the id and time it was given at first. */
export function releaseContact(trx: Transaction<Database>, _: Services, held: Held): Promise<void> {
  return contactQueries(trx).create(heldContact.read(held));
}
