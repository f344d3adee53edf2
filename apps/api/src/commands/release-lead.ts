import { contactQueries } from '../features/contact/queries.ts';
import { quarantineQueries } from '../features/quarantine/queries.ts';
import { notFound } from '../lib/errors.ts';
import type { Services } from '../services.ts';
import { ContactLead, EligibilityLead } from './lead.ts';
import { storeEligibilityLead } from './store-eligibility-lead.ts';

/**
 * Lets a held lead in as an ordinary submission of its kind, under the id and time it was given at first. One from the
 * quiz is announced to the webhook as any other.
 * @throws {HttpError} 404 where it is not held, or no longer
 */
export function releaseLead(services: Services, id: string): Promise<{ submissionId: string }> {
  return services.db.transaction().execute(async (trx) => {
    const held = await quarantineQueries(trx).take(id);
    if (!held) throw notFound('submission');
    if (held.kind === 'contact') await contactQueries(trx).create(ContactLead.parse(held.lead));
    else await storeEligibilityLead(trx, services, EligibilityLead.parse(held.lead));
    return { submissionId: id };
  });
}
