import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export function splitQueries(db: Db) {
  return {
    /** Splits `id` from `fromId`, and from everyone that `fromId` is split from. */
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

    /** Moves the splits of `otherId` to `id`, because both are one person now. */
    async join(id: string, otherId: string): Promise<void> {
      await this.remember(id, otherId);
      await this.forget(otherId);
    },

    /** Deletes obsolete splits: a person without leads can never be merged again. */
    async forgetGone(): Promise<void> {
      await sql`
        delete from people_splits as split where exists (
          select from unnest(array[split.person_id, split.other_id]) as person (id)
          where not exists (select from leads where person_id = person.id))`.execute(db);
    },

    async forget(id: string): Promise<void> {
      await sql`delete from people_splits where ${id} in (person_id, other_id)`.execute(db);
    },
  };
}
