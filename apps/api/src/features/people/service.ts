import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Db, prepareOncePerConnection } from '../../db/client.ts';
import { phoneKey } from '../../lib/search/phone.ts';
import { hasAllKeys, keysOf, lockKeys, tryLockKeys } from './keys.ts';
import { lockLeadsOf, moveLeads } from './move.ts';
import { splitQueries } from './splits.ts';

interface ContactAddress {
  email: string;
  phone?: string | null;
}

const keyOf = ({ email, phone }: ContactAddress) => ({ email: email.toLowerCase(), phone: phoneKey(phone) });

const lockKeysOf = (db: Db, { email, phone }: ReturnType<typeof keyOf>) =>
  lockKeys(db, { emails: [email], phones: phone ? [phone] : [] });

/** Maximum number of people that one lead merges. Addresses shared by more people identify nobody. */
const JOINED_MAX = 10;

/** Returns the people with this email address or phone number: matches by email first, then the most recent first. */
async function findPeopleByKey(db: Db, { email, phone }: ReturnType<typeof keyOf>): Promise<string[]> {
  const known = sql<{ personId: string }>`
    select person_id from (
      select 1 as via, person_id, completed_at as at from submissions where email_key = ${email}
      union all select 1, person_id, created_at from contact_submissions where email_key = ${email}
      union all select 2, person_id, completed_at from submissions where phone_key = ${phone}
      union all select 2, person_id, created_at from contact_submissions where phone_key = ${phone}
    ) as known group by person_id order by min(via), max(at) desc limit ${JOINED_MAX + 1}`;
  const { rows } = await db.executeQuery(prepareOncePerConnection(known.compile(db)));
  return rows.map(({ personId }) => personId);
}

/**
 * Merges the other person into this one, unless staff split them. If their keys are locked by another lead, the next
 * lead merges them.
 */
async function joinAlike(db: Db, id: string, otherId: string): Promise<void> {
  if (await splitQueries(db).wereSplit(id, otherId)) return;
  const keys = await keysOf(db, [id, otherId]);
  // Does not wait, to prevent a deadlock: others may hold some of these keys and wait for ours.
  if (!(await tryLockKeys(db, keys)) || !hasAllKeys(keys, await keysOf(db, [id, otherId]))) return;
  const words = 'One with another person: a lead shares email or phone with both';
  await moveLeads(db, await lockLeadsOf(db, otherId), id, words, null);
  await splitQueries(db).join(id, otherId);
}

/**
 * Returns the person of a new lead: the one with the same email address, else the same phone number, else a new one.
 * Merges people that the lead connects. Parallel leads of the same person wait until the transaction ends.
 */
export async function personOf(db: Db, reached: ContactAddress) {
  const key = keyOf(reached);
  await lockKeysOf(db, key);
  const [personId = uuidv7(), ...others] = await findPeopleByKey(db, key);
  for (const otherId of others) await joinAlike(db, personId, otherId);
  return { personId, phoneKey: key.phone };
}

/** Takes the same lock as storing a lead, for transactions that lock rows before they store one. */
export const lockPerson = (db: Db, reached: ContactAddress) => lockKeysOf(db, keyOf(reached));

/** Deletes splits in which either person has no lead left. */
export const forgetGoneSplits = (db: Db): Promise<void> => splitQueries(db).forgetGone();
