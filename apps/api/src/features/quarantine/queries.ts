import type { QuarantinedLead, QuarantineReason } from '@upcurve/contracts/quarantine';
import type { Db } from '../../db/client.ts';
import { afterNewest, countUpTo, newestPage, type PageOf, pageLimit } from '../../lib/paging.ts';

/** What the list shows of a lead; whoever holds it decides what else is kept. */
interface Listed {
  id: string;
  name: string;
  email: string;
  businessName: string | null;
}

/** Leads held back as likely spam, whole, so that they can be let in later. */
export function quarantineQueries(db: Db) {
  return {
    async hold(reason: QuarantineReason, lead: Listed, resultTokenHash: Buffer): Promise<void> {
      const { id, name, email, businessName } = lead;
      await db
        .insertInto('quarantinedLeads')
        .values({ id, reason, name, email, businessName, resultTokenHash, lead: JSON.stringify(lead) })
        .execute();
    },

    async list(query: { limit?: number; cursor?: string }): Promise<PageOf<QuarantinedLead>> {
      const limit = pageLimit(query);
      let page = db
        .selectFrom('quarantinedLeads')
        .select(['id', 'reason', 'name', 'email', 'businessName', 'createdAt'])
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (query.cursor) page = page.where(afterNewest('quarantined_leads', query.cursor));
      const total = await countUpTo(db, db.selectFrom('quarantinedLeads').select('id'));
      return { ...newestPage(await page.execute(), limit), total };
    },

    /** Takes a lead out, to be stored by the caller in the same transaction. */
    async take(id: string): Promise<unknown> {
      const row = await db
        .deleteFrom('quarantinedLeads')
        .where('id', '=', id)
        .returning('lead')
        .executeTakeFirst();
      return row?.lead;
    },

    async findByToken(resultTokenHash: Buffer): Promise<unknown> {
      const row = await db
        .selectFrom('quarantinedLeads')
        .select('lead')
        .where('resultTokenHash', '=', resultTokenHash)
        .executeTakeFirst();
      return row?.lead;
    },

    async delete(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('quarantinedLeads')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
