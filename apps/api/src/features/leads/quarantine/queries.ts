import type { Detail } from '@upcurve/contracts/leads/contact';
import type { QuarantinedLead, QuarantineFilter } from '@upcurve/contracts/leads/quarantine';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { pageOf } from '../../../lib/http/paging/paging.ts';
import { isFoundIn } from '../../../lib/search/search.ts';

export function quarantineQueries(db: Db) {
  const held = db
    .selectFrom('allLeads')
    .leftJoin('contactDetails', 'leadId', 'id')
    .select(['id', 'kind', 'formType', 'name', 'email', 'company as businessName', 'message', 'createdAt'])
    .select(sql<Detail[]>`coalesce(details, '[]')`.as('details'))
    .select((eb) => eb.ref('heldReason').$notNull().as('reason'))
    .where('heldReason', 'is not', null);

  return {
    list({ search, reason, ...page }: QuarantineFilter): Promise<PageOf<QuarantinedLead>> {
      let found = held;
      if (search) found = found.where(isFoundIn('searchText', search));
      if (reason) found = found.where('heldReason', '=', reason);
      return pageOf(db, found, page);
    },

    find: (id: string): Promise<QuarantinedLead | undefined> => held.where('id', '=', id).executeTakeFirst(),

    /** Deletes held leads in the common lock order. Returns the ids of those that existed. */
    async delete(ids: readonly string[]): Promise<string[]> {
      const locked = db
        .selectFrom('allLeads')
        .select('id')
        .where('id', 'in', ids)
        .where('heldReason', 'is not', null)
        .orderBy('id')
        .forUpdate();
      const deleted = await db.deleteFrom('allLeads').where('id', 'in', locked).returning('id').execute();
      return deleted.map(({ id }) => id);
    },
  };
}
