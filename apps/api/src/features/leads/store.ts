import type { Detail } from '@upcurve/contracts/leads/contact';
import type { Attribution, LeadKind } from '@upcurve/contracts/leads/lead';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';
import type { AllLeadsTable } from '../../db/schema/leads.ts';
import { phoneKey } from '../../lib/search/phone.ts';
import { nameKey, searchText } from '../../lib/search/search.ts';
import { personOf } from './people/service.ts';

interface SearchedLead {
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  /** What a form has besides. The answers of a quiz are not searched. */
  message?: string | null;
  details?: readonly Detail[];
}

export function searchColumns({ name, email, company, phone, message, details = [] }: SearchedLead) {
  const texts = details.map(({ text }) => text);
  return {
    nameKey: nameKey(name),
    phoneKey: phoneKey(phone),
    searchText: searchText([name, email, company, message, ...texts], phone),
  };
}

type NewLead = Omit<
  Insertable<AllLeadsTable>,
  'nameKey' | 'phoneKey' | 'searchText' | 'personId' | 'attribution'
> & { attribution: Attribution | null };

/** Why quarantine holds a new lead as likely spam, and what staff have done with it. */
export type LeadState = Partial<Pick<NewLead, 'heldReason' | 'status' | 'isUnread' | 'followUpAt'>>;

/**
 * Inserts a lead without the details of its kind.
 * @param details what the search finds of them
 */
export async function insertLead(
  db: Db,
  { attribution, ...lead }: NewLead,
  details: Pick<SearchedLead, 'message' | 'details'> = {},
): Promise<void> {
  const { name, email, company = null, phone = null } = lead;
  await db
    .insertInto('allLeads')
    .values({
      ...lead,
      ...searchColumns({ name, email, company, phone, ...details }),
      attribution: attribution && JSON.stringify(attribution),
      personId: lead.heldReason ? null : await personOf(db, email),
    })
    .execute();
}

/** Releases a lead from quarantine: staff see it like any other. Returns its kind; undefined if it is not held. */
export async function releaseLead(trx: Trx, id: string): Promise<LeadKind | undefined> {
  const held = trx.selectFrom('allLeads').where('id', '=', id).where('heldReason', 'is not', null);
  const found = await held.select('email').executeTakeFirst();
  if (!found) return undefined;
  // Locks the address before the row, like everything that stores a lead.
  const personId = await personOf(trx, found.email);
  const released = await trx
    .updateTable('allLeads')
    .set({ heldReason: null, personId })
    .where('id', '=', id)
    .where('heldReason', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  return released?.kind;
}
