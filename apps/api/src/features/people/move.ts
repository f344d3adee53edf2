import type { CurrentUser } from '@upcurve/contracts/account/account';
import { LeadKind } from '@upcurve/contracts/leads/lead';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import { recordActivity } from '../leads/service.ts';

/** Returns the leads of a person, locked in the common lock order. */
export async function lockLeadsOf(db: Db, personId: string): Promise<LeadRef[]> {
  const leads: LeadRef[] = [];
  for (const kind of LeadKind.options) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(LEAD_TABLES[kind].table)}
      where person_id = ${personId} order by id for update`.execute(db);
    leads.push(...rows.map(({ id }) => ({ kind, id })));
  }
  return leads;
}

/** Moves leads to another person. Records `words` in their activity, by the user or, if null, by a new lead. */
export async function moveLeads(
  db: Db,
  leads: readonly LeadRef[],
  toId: string,
  words: string,
  user: CurrentUser | null,
): Promise<void> {
  for (const kind of LeadKind.options) {
    const ids = leads.filter((lead) => lead.kind === kind).map(({ id }) => id);
    await sql`update ${sql.table(LEAD_TABLES[kind].table)} set person_id = ${toId} where id = any(${ids})`.execute(
      db,
    );
    await recordActivity(
      db,
      kind,
      user ?? 'A new lead',
      ids.map((leadId) => ({ leadId, type: 'person', after: words })),
    );
  }
}
