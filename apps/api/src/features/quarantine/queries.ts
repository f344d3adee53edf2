import type { Detail } from '@upcurve/contracts/contact';
import type { PageOf } from '@upcurve/contracts/paging';
import type { LeadKind, QuarantinedLead } from '@upcurve/contracts/quarantine';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Held } from '../../lib/held-lead.ts';
import { type PageQuery, pageOf } from '../../lib/paging.ts';

/** Leads held back as likely spam, whole, so that they can be let in later. */
export function quarantineQueries(db: Db) {
  return {
    list(query: PageQuery): Promise<PageOf<QuarantinedLead>> {
      const details = sql<Detail[]>`coalesce(lead -> 'details', '[]')`;
      const held = db
        .selectFrom('quarantinedLeads')
        .select(['id', 'kind', 'formType', 'reason', 'name', 'email', 'businessName', 'createdAt'])
        .select(sql<string | null>`lead ->> 'message'`.as('message'))
        .select(details.as('details'));
      return pageOf(db, held, query);
    },

    /** Takes a lead out, to be stored by the caller in the same transaction. */
    take(id: string): Promise<(Held & { kind: LeadKind }) | undefined> {
      return db
        .deleteFrom('quarantinedLeads')
        .where('id', '=', id)
        .returning(['kind', 'version', 'lead'])
        .executeTakeFirst();
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
