import { FormType } from '@upcurve/contracts/contact';
import { Instant } from '@upcurve/contracts/text';
import { z } from 'zod';
import { factsOf, type HeldKind, heldLead } from '../../lib/held-lead.ts';
import { contactQueries } from './queries.ts';

/** A public form before it is stored. */
export const NewContact = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  formType: FormType,
  source: z.string(),
  consent: z.boolean(),
  consentVersion: z.string(),
  createdAt: Instant,
});
export type NewContact = z.infer<typeof NewContact>;

/** How quarantine holds it. */
export const heldContact = heldLead({ version: 1, schema: NewContact, upgrades: {} });

export const heldContacts: HeldKind = {
  release: (trx, _, held) => contactQueries(trx).create(heldContact.read(held)),
  describe(held) {
    const { phone, source, consent } = heldContact.read(held);
    return {
      facts: factsOf({ Phone: phone, 'Sent from': source, Marketing: consent ? 'Agreed' : 'Not agreed' }),
      answers: [],
    };
  },
};
