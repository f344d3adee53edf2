import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import { type CompanySettings, companyFactNames, missingByLaw } from '@upcurve/contracts/settings/company';
import type { Db } from '../../db/client.ts';
import { invalidField } from '../../lib/http/errors.ts';

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

export async function agencyName(db: Db): Promise<string> {
  const settings = await db.selectFrom('agencySettings').select('name').executeTakeFirst();
  return settings?.name ?? AGENCY_NAME;
}

export const LOST_REASONS = [
  'No budget',
  'Not the right time',
  'No answer',
  'Chose somebody else',
  'Not a clinic',
  'Duplicate',
];

export async function lostReasons(db: Db): Promise<string[]> {
  const settings = await db.selectFrom('agencySettings').select('lostReasons').executeTakeFirst();
  return settings?.lostReasons ?? LOST_REASONS;
}

/** Checks that a reason is on the list. @throws {HttpError} 400 if not */
export async function checkLostReason(db: Db, reason: string): Promise<void> {
  const reasons = await lostReasons(db);
  if (reasons.includes(reason)) return;
  const message = `Choose a reason from the list: ${reasons.join(', ')}.`;
  throw invalidField('lostReason', message);
}
