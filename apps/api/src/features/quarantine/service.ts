import type { FormType } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { searchText } from '../../lib/search/search.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import type { HeldKind, StoredHeldLead } from '../leads/held-lead.ts';
import { lockPerson } from '../people/service.ts';
import { quarantineQueries } from './queries.ts';

/** The fields of every quarantined lead. Its kind defines the rest. */
interface Lead {
  id: string;
  name: string;
  email: string;
  phone?: string | null;
  message?: string | null;
}

/** The schema version, further columns of the list, and the token hash of the report. */
interface Circumstances {
  kind: LeadKind;
  version: number;
  reason: QuarantineReason;
  businessName: string | null;
  formType?: FormType;
  resultTokenHash?: Buffer;
}

/** Quarantines a lead as likely spam. Stores it completely, so that it can be released later. */
export async function holdLead(db: Db, lead: Lead, circumstances: Circumstances): Promise<void> {
  const { id, name, email, phone, message } = lead;
  await db
    .insertInto('quarantinedLeads')
    .values({
      id,
      name,
      email,
      ...circumstances,
      lead: JSON.stringify(lead),
      searchText: searchText([name, email, circumstances.businessName, message], phone),
    })
    .execute();
}

/**
 * Replaces a quarantined lead with the result of `change`, which has the given schema version. False if there is none.
 */
export async function changeHeld(
  trx: Transaction<Database>,
  resultTokenHash: Buffer,
  version: number,
  change: (held: StoredHeldLead) => Lead & { businessName: string | null },
): Promise<boolean> {
  const held = await trx
    .selectFrom('quarantinedLeads')
    .select(['id', 'version', 'lead'])
    .where('resultTokenHash', '=', resultTokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return false;
  const lead = change(held);
  const { name, email, phone, message, businessName } = lead;
  await trx
    .updateTable('quarantinedLeads')
    .set({
      version,
      businessName,
      lead: JSON.stringify(lead),
      searchText: searchText([name, email, businessName, message], phone),
    })
    .where('id', '=', held.id)
    .execute();
  return true;
}

/** Makes the report of a quarantined lead available at another link. */
export const relinkHeld = (db: Db, id: string, resultTokenHash: Buffer) =>
  db.updateTable('quarantinedLeads').set({ resultTokenHash }).where('id', '=', id).execute();

export const findHeldById = (db: Db, id: string): Promise<StoredHeldLead | undefined> =>
  db.selectFrom('quarantinedLeads').select(['version', 'lead']).where('id', '=', id).executeTakeFirst();

export function findHeld(db: Db, resultTokenHash: Buffer): Promise<StoredHeldLead | undefined> {
  return db
    .selectFrom('quarantinedLeads')
    .select(['version', 'lead'])
    .where('resultTokenHash', '=', resultTokenHash)
    .executeTakeFirst();
}

/** Stores a held lead as an ordinary one. False if it is no longer held. */
export async function releaseHeld(
  trx: Transaction<Database>,
  services: Services,
  id: string,
  kindOf: (kind: LeadKind) => HeldKind,
): Promise<boolean> {
  const queries = quarantineQueries(trx);
  const reached = await queries.reach(id);
  if (reached) await lockPerson(trx, reached);
  const held = await queries.lock(id);
  if (!held) return false;
  await kindOf(held.kind).release(trx, services, held);
  await queries.remove(id);
  await audit(trx, 'held.released', { subjectId: id });
  return true;
}
