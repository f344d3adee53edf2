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
