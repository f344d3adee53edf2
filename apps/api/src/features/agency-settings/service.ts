import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import type { Db } from '../../db/client.ts';

export async function agencyName(db: Db): Promise<string> {
  const settings = await db.selectFrom('agencySettings').select('name').executeTakeFirst();
  return settings?.name ?? AGENCY_NAME;
}
