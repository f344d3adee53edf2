import { type CompanySettings, companyFactNames, missingByLaw } from '@upcurve/contracts/settings/company';
import type { Db } from '../../../db/client.ts';

export const readCompany = (db: Db): Promise<CompanySettings> =>
  db
    .selectFrom('company')
    .select([...companyFactNames, 'version'])
    .executeTakeFirstOrThrow();

/** Returns the number of facts that UK law asks for and that are not set, or nothing for 0. */
export async function missingFacts(db: Db): Promise<{ missingFacts?: number }> {
  const missing = missingByLaw(await readCompany(db)).length;
  return missing > 0 ? { missingFacts: missing } : {};
}
