import { quarantineQueries } from '../features/quarantine/queries.ts';
import { notFound } from '../lib/errors.ts';
import type { Services } from '../services.ts';
import { Lead } from './lead.ts';
import { storeLead } from './store-lead.ts';

/**
 * Lets a held lead in as an ordinary submission, webhook event included, under the id and time it was given at first.
 * @throws {HttpError} 404 where it is not held, or no longer
 */
export function releaseLead(services: Services, id: string): Promise<{ submissionId: string }> {
  return services.db.transaction().execute(async (trx) => {
    const held = await quarantineQueries(trx).take(id);
    if (!held) throw notFound('submission');
    const lead = Lead.parse(held);
    await storeLead(trx, services, lead);
    return { submissionId: lead.id };
  });
}
