import { LateDetail, type LateDetails } from '@upcurve/contracts/quiz/quiz';
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema/database.ts';
import { recordActivity } from '../../service.ts';
import { searchColumns } from '../../store.ts';

type LateDetailValues = { [Name in LateDetail]: string | null };

export const missingDetails = (known: LateDetailValues): LateDetail[] =>
  LateDetail.options.filter((name) => !known[name]);

const WORDS: Record<LateDetail, string> = {
  phone: 'phone',
  businessName: 'business name',
  location: 'location',
  website: 'website',
};

/**
 * Adds details that were missing when the quiz was submitted, even in quarantine, and records that on the lead's
 * timeline. Known details stay unchanged. Does nothing if there is no such submission.
 */
export async function fillDetails(
  trx: Transaction<Database>,
  resultTokenHash: Buffer,
  given: LateDetails,
): Promise<void> {
  const row = await trx
    .selectFrom('allLeads')
    .innerJoin('quizDetails', 'leadId', 'id')
    .select(['id', 'name', 'email', 'phone', 'company as businessName', 'location', 'website', 'heldReason'])
    .where('resultTokenHash', '=', resultTokenHash)
    .forUpdate()
    .executeTakeFirst();
  const names = row ? missingDetails(row).filter((name) => given[name]) : [];
  if (!row || names.length === 0) return;
  const { id, name, email, location, website, heldReason, ...known } = {
    ...row,
    ...Object.fromEntries(names.map((each) => [each, given[each]])),
  };
  const lead = { name, email, phone: known.phone, company: known.businessName };
  const { phone, company } = lead;
  await trx
    .updateTable('allLeads')
    .set({ phone, company, ...searchColumns(lead) })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('quizDetails').set({ location, website }).where('leadId', '=', id).execute();
  if (heldReason !== null) return;
  const after = names.map((each) => WORDS[each]).join(', ');
  await recordActivity(trx, 'The visitor', [{ leadId: id, type: 'details', after }]);
}
