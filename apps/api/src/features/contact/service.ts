import { type ContactInput, Detail, FormType } from '@upcurve/contracts/leads/contact';
import type { ContactSubmission } from '@upcurve/contracts/leads/contacts';
import { Attribution, CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import { Instant } from '@upcurve/contracts/shared/text';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Services } from '../../services.ts';
import { defineHeldLead, factsOf, type HeldKind } from '../leads/held-lead.ts';
import { ownAttribution } from '../leads/source-names.ts';
import { mailNewLead } from '../mail/service.ts';
import { holdLead } from '../quarantine/service.ts';
import { reconcileConsent } from '../suppression/service.ts';
import { announceContact } from '../webhook/service.ts';
import { contactQueries } from './queries.ts';

/** A submission of a public form before it is stored. */
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
  attribution: Attribution.nullable(),
  consent: z.boolean(),
  consentVersion: z.string(),
  createdAt: Instant,
});
export type NewContact = z.infer<typeof NewContact>;

/** Returns a sent form as it is stored. */
export function toNewContact(input: ContactInput, createdAt: string): NewContact {
  const { formToken: _, proof: __, fax: ___, ...plain } = input;
  return {
    ...plain,
    id: uuidv7(),
    company: input.company || null,
    phone: input.phone || null,
    message: input.message || null,
    details: input.details ?? [],
    attribution: ownAttribution(input.attribution),
    consentVersion: CONSENT_VERSION,
    createdAt,
  };
}

/** A submission as quarantine stores it. */
export const heldContact = defineHeldLead({
  version: 3,
  schema: NewContact,
  upgrades: {
    // Version 1 stored the details as lines of the message.
    1: (lead: object) => ({ ...lead, details: [] }),
    2: (lead: object) => ({ ...lead, attribution: null }),
  },
});

/** Quarantines a submission as likely spam. */
export function holdContact(trx: Db, contact: NewContact, reason: QuarantineReason): Promise<void> {
  const { formType, company: businessName } = contact;
  const { version } = heldContact;
  return holdLead(trx, contact, { kind: 'contact', version, reason, formType, businessName });
}

/** Returns a submission as mails describe it. */
export const toMailedLead = (contact: NewContact) => ({
  ...contact,
  kind: 'contact' as const,
  businessName: contact.company,
});

/** Stores a submission, writes its webhook event and queues the members' mails in one transaction. */
export async function storeContact(
  trx: Transaction<Database>,
  services: Services,
  contact: NewContact,
): Promise<void> {
  await contactQueries(trx).create(contact);
  await reconcileConsent(trx, services.config, 'contactSubmissions', { ...contact, at: contact.createdAt });
  await announceContact(trx, contact);
  await mailNewLead(trx, services, toMailedLead(contact));
}

export const heldContacts: HeldKind = {
  // Only members get a mail, not the visitor.
  async release(trx, services, held) {
    const contact = heldContact.read(held);
    await storeContact(trx, services, contact);
    // A slot that is still reserved for this lead is booked by its release.
    await trx
      .updateTable('bookings')
      .set({ heldId: null, heldUntil: null, contactSubmissionId: contact.id })
      .where('heldId', '=', contact.id)
      .execute();
  },
  describe(held) {
    const { phone, source, consent, details } = heldContact.read(held);
    const said = factsOf({ Phone: phone, 'Sent from': source, Marketing: consent ? 'Agreed' : 'Not agreed' });
    return {
      facts: [...said, ...details.map(({ label, text }) => ({ label, value: text }))],
      answers: [],
    };
  },
};

/** Returns the newest contact submissions that contain the search term, at most `limit`. */
export async function findContacts(db: Db, search: string, limit: number): Promise<ContactSubmission[]> {
  return (await contactQueries(db).list({ search, limit })).items;
}
