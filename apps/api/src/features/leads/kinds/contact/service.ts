import type { ContactInput } from '@upcurve/contracts/leads/contact';
import type { ContactSubmission } from '@upcurve/contracts/leads/contacts';
import { type Attribution, CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../../../db/client.ts';
import type { Services } from '../../../../services.ts';
import { mailNewLead } from '../../../mail/service.ts';
import { reconcileConsent } from '../../../mail/suppression/service.ts';
import { announceContact } from '../../../webhook/service.ts';
import { ownAttribution } from '../../source-names.ts';
import { insertLead, type LeadState } from '../../store.ts';
import { contactQueries, type StoredContact } from './queries.ts';

export interface NewContact extends StoredContact {
  attribution: Attribution | null;
  consentVersion: string;
}

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

const toMailedLead = (contact: StoredContact) => ({
  ...contact,
  kind: 'contact' as const,
  businessName: contact.company,
});

/** Inserts a form without telling anybody. */
export async function insertContact(db: Db, contact: NewContact, state: LeadState = {}): Promise<void> {
  const { message, details, ...lead } = contact;
  await insertLead(db, { kind: 'contact', ...lead, ...state }, { message, details });
  await db
    .insertInto('contactDetails')
    .values({ leadId: lead.id, message, details: JSON.stringify(details) })
    .execute();
}

/**
 * Stores a submission, writes its webhook event and queues the members' mails in one transaction.
 * @param heldReason why quarantine holds it as likely spam; then nothing is queued until it is released
 */
export async function storeContact(
  trx: Trx,
  services: Services,
  contact: NewContact,
  heldReason?: QuarantineReason,
): Promise<void> {
  // A test call is due at once, so the inbox shows it first.
  const followUpAt = contact.formType === 'Callback' ? contact.createdAt : null;
  await insertContact(trx, contact, { heldReason, followUpAt });
  if (!heldReason) await acceptContact(trx, services, contact);
}

/** Does what follows once a form is a lead like any other, at once or when quarantine releases it. */
async function acceptContact(trx: Trx, services: Services, contact: StoredContact) {
  await reconcileConsent(trx, services.config, { ...contact, at: contact.createdAt });
  await announceContact(trx, contact);
  await mailNewLead(trx, services, toMailedLead(contact));
}

/** Announces a form that quarantine has released. Only members get an email, not the visitor. */
export async function contactReleased(trx: Trx, services: Services, id: string): Promise<void> {
  const contact = await contactQueries(trx).findWhole(id);
  if (contact) await acceptContact(trx, services, contact);
}

/** Returns the newest contact submissions that contain the search term, at most `limit`. */
export async function findContacts(db: Db, search: string, limit: number): Promise<ContactSubmission[]> {
  return (await contactQueries(db).list({ search, limit })).items;
}
