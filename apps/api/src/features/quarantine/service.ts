import type { FormType } from '@upcurve/contracts/contact';
import type { LeadKind } from '@upcurve/contracts/lead';
import type { QuarantineReason } from '@upcurve/contracts/quarantine';
import type { Db } from '../../db/client.ts';
import type { Held } from '../../lib/held-lead.ts';
import { searchText } from '../../lib/search.ts';

/** What every lead has; whoever holds it decides what else is kept. */
interface Lead {
  id: string;
  name: string;
  email: string;
  phone?: string | null;
  message?: string | null;
}

/** In which shape it is held, what else the list shows, and what a report is found by. */
interface Circumstances {
  kind: LeadKind;
  version: number;
  reason: QuarantineReason;
  businessName: string | null;
  formType?: FormType;
  resultTokenHash?: Buffer;
}

/** Holds a lead back as likely spam, whole, so that it can be let in later. */
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

export function findHeld(db: Db, resultTokenHash: Buffer): Promise<Held | undefined> {
  return db
    .selectFrom('quarantinedLeads')
    .select(['version', 'lead'])
    .where('resultTokenHash', '=', resultTokenHash)
    .executeTakeFirst();
}
