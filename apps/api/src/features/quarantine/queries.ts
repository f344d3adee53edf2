import type { Detail } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { QuarantinedLead, QuarantineFilter } from '@upcurve/contracts/leads/quarantine';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { pageOf } from '../../lib/http/paging/paging.ts';
import { isFoundIn } from '../../lib/search/search.ts';
import type { ReleasedLead, StoredHeldLead } from '../leads/held-lead.ts';

/** Queries of leads quarantined as likely spam. They are stored completely, so that they can be released later. */
export function quarantineQueries(db: Db) {
  const held = db
    .selectFrom('quarantinedLeads')
    .select(['id', 'kind', 'formType', 'reason', 'name', 'email', 'businessName', 'createdAt'])
    .select(sql<string | null>`lead ->> 'message'`.as('message'))
    .select(sql<Detail[]>`coalesce(lead -> 'details', '[]')`.as('details'));

  return {
    list({ search, reason, ...page }: QuarantineFilter): Promise<PageOf<QuarantinedLead>> {
      let found = held;
      if (search) found = found.where(isFoundIn('searchText', search));
      if (reason) found = found.where('reason', '=', reason);
      return pageOf(db, found, page);
    },

    find: (id: string): Promise<(QuarantinedLead & StoredHeldLead) | undefined> =>
      held.select(['lead', 'version']).where('id', '=', id).executeTakeFirst(),

    /** Returns the contact details of the sender. */
    reach: (id: string) =>
      db
        .selectFrom('quarantinedLeads')
        .select(['email', sql<string | null>`lead ->> 'phone'`.as('phone')])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Returns a held lead and locks it, so that only one release stores it. */
    lock: (id: string): Promise<(ReleasedLead & { kind: LeadKind }) | undefined> =>
      db
        .selectFrom('quarantinedLeads')
        .select(['kind', 'version', 'lead', 'resultTokenHash'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Removes a lead that was stored as an ordinary one in the same transaction. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('quarantinedLeads').where('id', '=', id).execute();
    },
  };
}
