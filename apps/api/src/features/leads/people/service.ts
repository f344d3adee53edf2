import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { isDummyPhone, phoneKey } from '../../../lib/search/phone.ts';
import { lockEmails } from './locks.ts';

/**
 * Returns the person of a new lead: the one with the same email address, with the most recent lead if staff split them,
 * else a new one. Parallel leads with the same address wait until the transaction ends.
 */
export async function personOf(db: Db, address: string): Promise<string> {
  const email = address.toLowerCase();
  await lockEmails(db, [email]);
  const known = await db
    .selectFrom('leads')
    .select('personId')
    .where('emailKey', '=', email)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known?.personId ?? uuidv7();
}

/** The order of a person's leads. The first is the current one, on which members act: the newest that is open. */
export const CURRENT_FIRST = sql`(leads.outcome = 'open') desc, leads.created_at desc, leads.id desc`;

/** A number that more people share belongs to a clinic, not to a person. */
const SHARED_MAX = 3;

/** Returns the other people with one of these numbers, whom staff may merge. Nobody whom they split off. */
export async function peopleWithPhone(db: Db, id: string, phones: readonly string[]) {
  const keys = phones.map(phoneKey).filter((key) => key !== null && !isDummyPhone(key));
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select distinct on (person_id) person_id as id, name, email from leads
    where phone_key = any(${keys}) and person_id <> ${id} and not exists (
      select from people_splits
      where people_splits.person_id = least(leads.person_id, ${id}) and other_id = greatest(leads.person_id, ${id}))
    order by person_id, created_at desc limit ${SHARED_MAX + 1}`.execute(db);
  return rows.length > SHARED_MAX ? [] : rows;
}

export function splitQueries(db: Db) {
  return {
    /** Splits `id` from `fromId`, and from everyone that `fromId` is split from. */
    remember: (id: string, fromId: string) =>
      sql`
        insert into people_splits (person_id, other_id)
        select least(${id}::uuid, other), greatest(${id}::uuid, other) from (
          select ${fromId}::uuid as other
          union select case when person_id = ${fromId} then other_id else person_id end
          from people_splits where ${fromId} in (person_id, other_id)
        ) as others
        where other <> ${id}
        on conflict do nothing`.execute(db),

    /** Moves the splits of `otherId` to `id`, because both are one person now. */
    async join(id: string, otherId: string): Promise<void> {
      await this.remember(id, otherId);
      await this.forget(otherId);
    },

    /** Deletes obsolete splits: a person without leads can never be merged again. */
    forgetGone: () =>
      sql`
        delete from people_splits as split where exists (
          select from unnest(array[split.person_id, split.other_id]) as person (id)
          where not exists (select from leads where person_id = person.id))`.execute(db),

    forget: (id: string) => sql`delete from people_splits where ${id} in (person_id, other_id)`.execute(db),
  };
}
