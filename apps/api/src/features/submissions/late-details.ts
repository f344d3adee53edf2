import { LateDetail, type LateDetails } from '@upcurve/contracts/quiz/quiz';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { phoneKey } from '../../lib/search/phone.ts';
import { searchText } from '../../lib/search/search.ts';
import { recordActivity } from '../leads/service.ts';

type LateDetailValues = { [Name in LateDetail]: string | null };

/** Returns the details that are still missing. */
export const missingDetails = (known: LateDetailValues): LateDetail[] =>
  LateDetail.options.filter((name) => !known[name]);

/** Returns the given details that were missing. */
export function newDetails(known: LateDetailValues, told: LateDetails): Partial<LateDetailValues> {
  return Object.fromEntries(
    missingDetails(known).flatMap((name) => (told[name] ? [[name, told[name]]] : [])),
  );
}

const WORDS: Record<LateDetail, string> = {
  phone: 'phone',
  businessName: 'business name',
  location: 'location',
  website: 'website',
};

/**
 * Adds details that were missing when the quiz was submitted, and records that on the lead's timeline. Known details
 * stay unchanged. False if there is no such submission.
 */
export async function fillDetails(
  trx: Transaction<Database>,
  resultTokenHash: Buffer,
  told: LateDetails,
): Promise<boolean> {
  const row = await lockLate(trx, resultTokenHash);
  if (!row) return false;
  const details = newDetails(row, told);
  const names = LateDetail.options.filter((name) => name in details);
  if (names.length === 0) return true;
  const { name, email, businessName, phone } = { ...row, ...details };
  await trx
    .updateTable('submissions')
    .set({
      ...details,
      phoneKey: phoneKey(phone),
      searchText: searchText([name, email, businessName], phone),
    })
    .where('id', '=', row.id)
    .execute();
  const after = names.map((each) => WORDS[each]).join(', ');
  await recordActivity(trx, 'eligibility', 'The visitor', [{ leadId: row.id, type: 'details', after }]);
  return true;
}

const lockLate = (db: Db, resultTokenHash: Buffer) =>
  db
    .selectFrom('submissions')
    .select(['id', 'name', 'email', ...LateDetail.options])
    .where('resultTokenHash', '=', resultTokenHash)
    .forUpdate()
    .executeTakeFirst();
