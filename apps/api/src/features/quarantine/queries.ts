import type { FormType } from '@upcurve/contracts/contact';
import type { PageOf } from '@upcurve/contracts/paging';
import type { LeadKind, QuarantinedLead, QuarantineReason } from '@upcurve/contracts/quarantine';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { afterNewest, countUpTo, newestPage, pageLimit } from '../../lib/paging.ts';

/** What every lead has; whoever holds it decides what else is kept. */
interface Lead {
  id: string;
  name: string;
  email: string;
}

/** What else the list shows and a report is found by. */
interface Circumstances {
  kind: LeadKind;
  reason: QuarantineReason;
  businessName: string | null;
  formType?: FormType;
  resultTokenHash?: Buffer;
}

/** Leads held back as likely spam, whole, so that they can be let in later. */
export function quarantineQueries(db: Db) {
  return {
    async hold(lead: Lead, circumstances: Circumstances): Promise<void> {
      const { id, name, email } = lead;
      await db
        .insertInto('quarantinedLeads')
        .values({ id, name, email, ...circumstances, lead: JSON.stringify(lead) })
        .execute();
    },

    async list(query: { limit?: number; cursor?: string }): Promise<PageOf<QuarantinedLead>> {
      const limit = pageLimit(query);
      let page = db
        .selectFrom('quarantinedLeads')
        .select(['id', 'kind', 'formType', 'reason', 'name', 'email', 'businessName', 'createdAt'])
        .select(sql<string | null>`lead ->> 'message'`.as('message'))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (query.cursor) page = page.where(afterNewest('quarantined_leads', query.cursor));
      const total = await countUpTo(db, db.selectFrom('quarantinedLeads').select('id'));
      return { ...newestPage(await page.execute(), limit), ...total };
    },

    /** Takes a lead out, to be stored by the caller in the same transaction. */
    take(id: string): Promise<{ kind: LeadKind; lead: unknown } | undefined> {
      return db
        .deleteFrom('quarantinedLeads')
        .where('id', '=', id)
        .returning(['kind', 'lead'])
        .executeTakeFirst();
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
