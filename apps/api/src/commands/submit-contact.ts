import type { ContactInput } from '@upcurve/contracts/contact';
import { CONSENT_VERSION } from '@upcurve/contracts/lead';
import { v7 as uuidv7 } from 'uuid';
import { contactQueries } from '../features/contact/queries.ts';
import { quarantineQueries } from '../features/quarantine/queries.ts';
import { databaseNow } from '../lib/database-now.ts';
import { quarantineReason } from '../lib/form-guard.ts';
import { writeOnce } from '../lib/idempotency.ts';
import type { Services } from '../services.ts';
import type { ContactLead } from './lead.ts';

function leadOf(input: ContactInput, createdAt: string): ContactLead {
  const { formToken: _, fax: __, ...plain } = input;
  return {
    ...plain,
    id: uuidv7(),
    company: input.company || null,
    phone: input.phone || null,
    message: input.message || null,
    consentVersion: CONSENT_VERSION,
    createdAt,
  };
}

/**
 * Takes in one of the public forms, once per Idempotency-Key. What looks like spam gets the same answer and goes to
 * quarantine. No webhook hears of it.
 * @throws {HttpError} 422 where the key was used for another body
 */
export function submitContact(
  { db, config }: Services,
  input: ContactInput,
  key: string | undefined,
): Promise<{ id: string }> {
  return writeOnce(db, {
    scope: 'submit-contact',
    key,
    body: input,
    run: async (trx) => {
      const lead = leadOf(input, await databaseNow(trx));
      const reason = quarantineReason(config.sessionSecret, input);
      if (reason) {
        const { formType, company } = lead;
        const listed = { kind: 'contact', reason, formType, businessName: company } as const;
        await quarantineQueries(trx).hold(lead, listed);
      } else {
        await contactQueries(trx).create(lead);
      }
      return { id: lead.id };
    },
  });
}
