import { type ContactInput, contact as contacts } from '@upcurve/contracts/leads/contact';
import { databaseNow } from '../../../../db/client.ts';
import { writeOnce } from '../../../../lib/http/idempotency.ts';
import { quarantineReason, verifyProof } from '../../../../lib/security/form-guard.ts';
import type { Services } from '../../../../services.ts';
import { confirmToVisitor } from '../../../mail/service.ts';
import { storeContact, toNewContact } from './service.ts';

/**
 * Accepts a public form once per Idempotency-Key. Suspected spam gets the same response and goes to quarantine.
 * @throws {HttpError} 422 if the key was used with a different body
 */
export async function submitContact(
  services: Services,
  input: ContactInput,
  key: string | undefined,
  address: string,
): Promise<{ id: string }> {
  const isProofValid = await verifyProof(services, input);
  return writeOnce(services.db, {
    scope: contacts.submitContact.rateLimit.scope,
    key,
    body: input,
    run: async (trx) => {
      const now = await databaseNow(trx);
      const contact = toNewContact(input, now);
      const reason = await quarantineReason(trx, services, { ...input, isProofValid }, now, address);
      await storeContact(trx, services, contact, reason);
      if (!reason) await confirmToVisitor(trx, services, contact);
      return { id: contact.id };
    },
  });
}
