import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { recordActivity } from '../service.ts';

/** Returns the leads of a person, locked in the common lock order. */
export async function lockLeadsOf(db: Db, personId: string): Promise<LeadRef[]> {
  const { rows } = await sql<LeadRef>`
    select kind, id from leads where person_id = ${personId} order by id for update`.execute(db);
  return rows;
}

/** Moves leads to another person. Records `words` in their activity, by the user or, if null, by a new lead. */
export async function moveLeads(
  db: Db,
  leads: readonly LeadRef[],
  toId: string,
  words: string,
  user: CurrentUser | null,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await sql`update leads set person_id = ${toId} where id = any(${ids})`.execute(db);
  await recordActivity(
    db,
    user ?? 'A new lead',
    ids.map((leadId) => ({ leadId, type: 'person', after: words })),
  );
}
