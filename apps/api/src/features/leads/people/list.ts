import type { PeopleFilter, PersonRow } from '@upcurve/contracts/leads/people';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isFoundBy, planSearch } from '../../../lib/search/search.ts';
import { inboxRows } from '../inbox/list.ts';
import { orderOfLeads, pageOfLeads } from '../list/list.ts';
import { CURRENT_FIRST } from './service.ts';

interface Sums {
  id: string;
  currentId: string;
  leadCount: number;
  lastWroteAt: string;
}

/**
 * Returns a page of people who have a lead that matches the search, with their current lead.
 * @throws {HttpError} 400 if the cursor belongs to another list
 */
export async function listPeople(db: Db, filter: PeopleFilter): Promise<PageOf<PersonRow>> {
  const plan = filter.search ? planSearch(filter.search) : undefined;
  // The newest match stands for its person, so that a page holds nobody twice.
  const isNewest = sql<SqlBool>`not exists (
    select from leads as newer where newer.person_id = leads.person_id
      and (newer.created_at, newer.id) > (leads.created_at, leads.id)
      and ${plan ? isFoundBy(plan, sql`newer.search_text`) : sql`true`})`;
  const order = orderOfLeads('-createdAt');
  const { items: ids, ...page } = await pageOfLeads(db, { ...filter, order, conditions: [isNewest] });
  const { rows } = await sql<Sums>`
    select found.id, (array_agg(leads.id order by ${CURRENT_FIRST}))[1] as current_id,
      count(*)::int as lead_count, max(leads.created_at) as last_wrote_at
    from leads as found join leads on leads.person_id = found.person_id
    where found.id = any(${ids}) group by found.id`.execute(db);
  const people = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const current = await inboxRows(
    db,
    people.map(({ currentId }) => currentId),
  );
  return {
    ...page,
    items: current.flatMap((lead) => {
      const sums = people.find(({ currentId }) => currentId === lead.id);
      return sums ? { ...lead, leadCount: sums.leadCount, lastWroteAt: sums.lastWroteAt } : [];
    }),
  };
}
