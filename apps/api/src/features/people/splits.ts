import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Who was split by hand from whom. */
export function splitQueries(db: Db) {
  return {
    async wereSplit(id: string, otherId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from people_splits
        where person_id = least(${id}::uuid, ${otherId}::uuid) and other_id = greatest(${id}::uuid, ${otherId}::uuid)`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** One of them came out of the other; from whomever that was split, so is this. */
    async remember(id: string, fromId: string): Promise<void> {
      await sql`
        insert into people_splits (person_id, other_id)
        select least(${id}::uuid, other), greatest(${id}::uuid, other) from (
          select ${fromId}::uuid as other
          union select case when person_id = ${fromId} then other_id else person_id end
          from people_splits where ${fromId} in (person_id, other_id)
        ) as others
        where other <> ${id}
        on conflict do nothing`.execute(db);
    },

    /** They are one now: from whomever the other was split, so is this, but not from the other. */
    async join(id: string, otherId: string): Promise<void> {
      await this.remember(id, otherId);
      await this.forget(otherId);
    },

    /** Nobody can be joined anew with a person whose last lead is gone. */
    async forgetGone(): Promise<void> {
      const isGone = (
        id: string,
      ) => sql`not exists (select 1 from submissions where person_id = ${sql.ref(id)})
        and not exists (select 1 from contact_submissions where person_id = ${sql.ref(id)})`;
      await sql`delete from people_splits where (${isGone('people_splits.person_id')}) or (${isGone('people_splits.other_id')})`.execute(
        db,
      );
    },

    async forget(id: string): Promise<void> {
      await sql`delete from people_splits where ${id} in (person_id, other_id)`.execute(db);
    },
  };
}
