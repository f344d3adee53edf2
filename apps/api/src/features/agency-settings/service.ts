import { AGENCY_NAME } from '@upcurve/contracts/agency';
import type { Db } from '../../db/client.ts';

/** What the agency is called. */
export async function agencyName(db: Db): Promise<string> {
  const settings = await db.selectFrom('agencySettings').select('name').executeTakeFirst();
  return settings?.name ?? AGENCY_NAME;
}
