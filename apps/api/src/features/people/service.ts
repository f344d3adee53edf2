import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { isDummyPhone, phoneKey } from '../../lib/search/phone.ts';
import { lockEmails } from './locks.ts';
import { splitQueries } from './splits.ts';

/** Returns the person with this email address: the one with the most recent lead, if staff split them. */
async function findPersonByEmail(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from (
      select person_id, completed_at as at from submissions where email_key = ${email}
      union all select person_id, created_at from contact_submissions where email_key = ${email}
    ) as known order by at desc limit 1`.execute(db);
  return rows[0]?.personId;
}

/**
 * Returns the person of a new lead: the one with the same email address, else a new one. Parallel leads with the same
 * address wait until the transaction ends.
 */
export async function personOf(db: Db, reached: { email: string; phone?: string | null }) {
  await lockPerson(db, reached);
  const personId = (await findPersonByEmail(db, reached.email.toLowerCase())) ?? uuidv7();
  return { personId, phoneKey: phoneKey(reached.phone) };
}

/** Takes the same lock as storing a lead, for transactions that lock rows before they store one. */
export const lockPerson = (db: Db, { email }: { email: string }) => lockEmails(db, [email.toLowerCase()]);

/** A number that more people share belongs to a clinic, not to a person. */
const SHARED_MAX = 3;

/** Returns the other people with one of these numbers, whom staff may merge. Nobody whom they split off. */
export async function peopleWithPhone(db: Db, id: string, phones: readonly string[]) {
  const keys = phones.map(phoneKey).filter((key) => key !== null && !isDummyPhone(key));
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select distinct on (person_id) person_id as id, name, email from (
      select person_id, name, email, completed_at as at from submissions where phone_key = any(${keys})
      union all select person_id, name, email, created_at from contact_submissions where phone_key = any(${keys})
    ) as leads
    where person_id <> ${id} and not exists (
      select from people_splits
      where people_splits.person_id = least(leads.person_id, ${id}) and other_id = greatest(leads.person_id, ${id}))
    order by person_id, at desc limit ${SHARED_MAX + 1}`.execute(db);
  return rows.length > SHARED_MAX ? [] : rows;
}

/** Deletes splits in which either person has no lead left. */
export const forgetGoneSplits = (db: Db): Promise<void> => splitQueries(db).forgetGone();
