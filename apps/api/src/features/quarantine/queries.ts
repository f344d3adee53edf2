import type { QuarantinedLead, QuarantineReason } from '@upcurve/contracts/quarantine';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { cutPage, type PageOf, pageLimit } from '../../lib/paging.ts';

const SORT = '-createdAt';
const COUNTED = 1000;

/** What is needed to list a held lead and, later, to store it: its row, the questions asked, its report's token. */
interface HeldLead {
  row: { id: string; name: string; email: string; businessName?: string | null };
  questions: readonly unknown[];
  resultToken: string;
}

/** Leads held back as likely spam. */
export function quarantineQueries(db: Db) {
  return {
    async hold(reason: QuarantineReason, lead: HeldLead): Promise<void> {
      const { id, name, email, businessName = null } = lead.row;
      await db
        .insertInto('quarantinedLeads')
        .values({ id, reason, name, email, businessName, submission: JSON.stringify(lead) })
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
      if (query.cursor) {
        const [createdAt, id] = decodeCursor(SORT, query.cursor, 'instant');
        page = page.where(sql<SqlBool>`(created_at, id) < (${createdAt}, ${id})`);
      }
      const { count } = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('quarantinedLeads')
            .select('id')
            .limit(COUNTED + 1)
            .as('some'),
        )
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const cut = cutPage(await page.execute(), limit, (last) =>
        encodeCursor(SORT, [last.createdAt, last.id]),
      );
      return { ...cut, total: { count, kind: count > COUNTED ? 'estimate' : 'exact' } };
    },

    /** Takes a lead out, to be stored by the caller in the same transaction. */
    async take<Lead>(id: string): Promise<Lead | undefined> {
      const row = await db
        .deleteFrom('quarantinedLeads')
        .where('id', '=', id)
        .returning('submission')
        .executeTakeFirst();
      return row?.submission as Lead | undefined;
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
