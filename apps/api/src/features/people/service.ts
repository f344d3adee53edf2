import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Db, preparedPerConnection } from '../../db/client.ts';
import { phoneKey } from '../../lib/search/phone.ts';
import { covers, keysOf, lockKeys, tryLockKeys } from './keys.ts';
import { lockLeadsOf, moveLeads } from './move.ts';
import { splitQueries } from './splits.ts';

interface Reached {
  email: string;
  phone?: string | null;
}

const keyOf = ({ email, phone }: Reached) => ({ email: email.toLowerCase(), phone: phoneKey(phone) });

const lockKeysOf = (db: Db, { email, phone }: ReturnType<typeof keyOf>) =>
  lockKeys(db, { emails: [email], phones: phone ? [phone] : [] });

/** How many people one lead can make one; addresses shared by more are nobody's. */
const JOINED_MAX = 10;

/** The people with this e-mail address or phone number: by e-mail first, the most recent first. */
async function knownBy(db: Db, { email, phone }: ReturnType<typeof keyOf>): Promise<string[]> {
  const known = sql<{ personId: string }>`
    select person_id from (
      select 1 as via, person_id, completed_at as at from submissions where email_key = ${email}
      union all select 1, person_id, created_at from contact_submissions where email_key = ${email}
      union all select 2, person_id, completed_at from submissions where phone_key = ${phone}
      union all select 2, person_id, created_at from contact_submissions where phone_key = ${phone}
    ) as known group by person_id order by min(via), max(at) desc limit ${JOINED_MAX + 1}`;
  const { rows } = await db.executeQuery(preparedPerConnection(known.compile(db)));
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
 * a transaction, others that store a lead of the same person wait for its end.
 */
export async function personOf(db: Db, reached: Reached) {
  const key = keyOf(reached);
  await lockKeysOf(db, key);
  const [personId = uuidv7(), ...others] = await knownBy(db, key);
  for (const otherId of others) await joinAlike(db, personId, otherId);
  return { personId, phoneKey: key.phone };
}

/** As storing a lead does first: for a transaction that locks rows before it stores one. */
export const lockPerson = (db: Db, reached: Reached) => lockKeysOf(db, keyOf(reached));

/** Forgets who was split from whom where either has no lead any more. */
export const forgetGoneSplits = (db: Db): Promise<void> => splitQueries(db).forgetGone();
