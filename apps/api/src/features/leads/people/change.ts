import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/schema/database.ts';
import { conflict, invalidField, notFound } from '../../../lib/http/errors.ts';
import { audit } from '../../audit/service.ts';
import { withPeopleLocked } from './locks.ts';
import { lockLeadsOf, moveLeads } from './person-rows.ts';
import { splitQueries } from './service.ts';

/**
 * Merges the other person into this one. Returns the moved leads.
 * @throws {HttpError} 400 if both are the same person, 404 if either does not exist
 */
export async function mergePeople(
  db: Kysely<Database>,
  user: CurrentUser,
  id: string,
  otherId: string,
): Promise<LeadRef[]> {
  if (id === otherId) throw invalidField('otherId', 'Choose another person to merge.');
  return withPeopleLocked(db, [id, otherId], async (trx) => {
    const [first, second] = [id, otherId].sort() as [string, string];
    const leads = { [first]: await lockLeadsOf(trx, first), [second]: await lockLeadsOf(trx, second) };
    const moved = leads[otherId] ?? [];
    if (leads[id]?.length === 0) throw notFound('person');
    if (moved.length === 0) throw notFound('other person');
    await moveLeads(trx, moved, id, 'Merged with another person', user);
    await splitQueries(trx).join(id, otherId);
    await audit(trx, 'person.merged', { subjectId: id, before: { otherId } });
    return moved;
  });
}

/**
 * Moves some leads of a person to a new person and returns the new id. The split is recorded, so that no new lead
 * undoes it.
 * @throws {HttpError} 404 if there is no such person, 409 if a lead is not theirs, 400 if all leads are given
 */
export async function splitPerson(
  db: Kysely<Database>,
  user: CurrentUser,
  id: string,
  leadIds: readonly string[],
): Promise<string> {
  return withPeopleLocked(db, [id], async (trx) => {
    const leads = await lockLeadsOf(trx, id);
    if (leads.length === 0) throw notFound('person');
    const chosen = leads.filter((lead) => leadIds.includes(lead.id));
    if (chosen.length < new Set(leadIds).size)
      throw conflict('Some of these leads no longer belong to this person. Reload and try again.');
    if (chosen.length === leads.length)
      throw invalidField('leadIds', 'At least one lead must stay with this person.');
    const ownId = uuidv7();
    await moveLeads(trx, chosen, ownId, 'Split off as another person', user);
    await splitQueries(trx).remember(ownId, id);
    await audit(trx, 'person.split', { subjectId: id, after: { id: ownId, leadIds } });
    return ownId;
  });
}
