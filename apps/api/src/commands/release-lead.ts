import { quarantineQueries } from '../features/quarantine/queries.ts';
import { notFound } from '../lib/errors.ts';
import type { Services } from '../services.ts';
import type { Lead } from './lead.ts';
import { storeLead } from './submit-eligibility.ts';

/**
 * Lets a held lead in as an ordinary submission, webhook event included, under the id it was given at first.
 * @throws {HttpError} 404 where it is not held, or no longer
 */
export function releaseLead(services: Services, id: string): Promise<{ submissionId: string }> {
  return services.db.transaction().execute(async (trx) => {
    const lead = await quarantineQueries(trx).take<Lead>(id);
    if (!lead) throw notFound('submission');
    await storeLead(trx, services, lead);
    return { submissionId: lead.row.id };
  });
}
