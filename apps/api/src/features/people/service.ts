import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { phoneKey } from '../../lib/phone.ts';
import { covers, type Keys, keysOf, lockKeys, tryLockKeys } from './keys.ts';
import { lockLeadsOf, moveLeads } from './move.ts';
import { splitQueries } from './splits.ts';

interface Reached {
  email: string;
  phone?: string | null;
}

const keysIn = ({ email, phone }: Reached): Keys => {
  const key = phoneKey(phone);
  return { emails: [email.toLowerCase()], phones: key ? [key] : [] };
};

/** How many people one lead can make one; addresses shared by more are nobody's. */
const JOINED_MAX = 10;

/** Who is known by one of these: those of the same e-mail first, and of them whoever wrote last. */
async function knownBy(db: Db, { emails, phones }: Keys): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from (
      select 1 as via, person_id, completed_at as at from submissions where email_key = any(${emails})
      union all select 1, person_id, created_at from contact_submissions where email_key = any(${emails})
      union all select 2, person_id, completed_at from submissions where phone_key = any(${phones})
      union all select 2, person_id, created_at from contact_submissions where phone_key = any(${phones})
    ) as known group by person_id order by min(via), max(at) desc limit ${JOINED_MAX + 1}`.execute(db);
  return rows.map(({ personId }) => personId);
}

/** Makes the other one with this, unless they were split by hand, or somebody is storing a lead of theirs: then the next lead does. */
async function joinAlike(db: Db, id: string, otherId: string): Promise<void> {
  if (await splitQueries(db).wereSplit(id, otherId)) return;
  const keys = await keysOf(db, [id, otherId]);
  // Waiting could last for ever: others hold some of these and want those that are locked already.
  if (!(await tryLockKeys(db, keys)) || !covers(keys, await keysOf(db, [id, otherId]))) return;
  const words = 'One with another person: a lead shares e-mail or phone with both';
  await moveLeads(db, await lockLeadsOf(db, otherId), id, words, null);
  await splitQueries(db).join(id, otherId);
}

/**
 * Whose a new lead is: that of the same e-mail, else of the same phone, else somebody's new. It makes one whom it shows to be one. In
 * a transaction, whoever stores a lead of the same person meanwhile waits for its end.
 */
export async function personOf(db: Db, reached: Reached) {
  const keys = keysIn(reached);
  await lockKeys(db, keys);
  const [personId = uuidv7(), ...others] = await knownBy(db, keys);
  for (const otherId of others) await joinAlike(db, personId, otherId);
  return { personId, phoneKey: keys.phones[0] ?? null };
}

/** As storing a lead does first: for a transaction that locks rows before it stores one. */
export const awaitPerson = (db: Db, reached: Reached) => lockKeys(db, keysIn(reached));
