import type { Erased } from '@upcurve/contracts/leads/people';
import { sql } from 'kysely';
import { invalidField, notFound } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { suppress } from '../../mail/suppression/service.ts';
import { announceDeleted } from '../../webhook/service.ts';
import { forgetMentions } from './forget-mentions.ts';
import { withPeopleLocked } from './locks.ts';
import { countRows, namesOf, PERSON_ROWS, subjectOf } from './person-rows.ts';

export function previewErasure({ db }: Services, id: string): Promise<Erased> {
  return withPeopleLocked(db, [id], async (trx, emails) => {
    const subject = await subjectOf(trx, id, emails);
    if (!subject) throw notFound('person');
    return { erased: await countRows(trx, subject) };
  });
}

/**
 * Deletes all data about a person in one transaction. Only a hash of their addresses stays, so that they get no more
 * mail. Jobs that are sending about them at the same time find their rows deleted.
 * @throws {HttpError} 404 if there is no such person, 400 if `confirm` is not one of their addresses
 */
export function erasePerson({ db, config }: Services, id: string, confirm: string): Promise<Erased> {
  return withPeopleLocked(db, [id], async (trx, emails) => {
    const subject = await subjectOf(trx, id, emails);
    if (!subject) throw notFound('person');
    if (!emails.includes(confirm.toLowerCase()))
      throw invalidField('confirm', 'This is not an email address of this person.');
    const ids = subject.leads.map((lead) => lead.id);
    await announceDeleted(trx, ids, { isErasure: true });
    const names = await namesOf(trx, subject);
    const erased: Record<string, number> = {};
    for (const { table, where } of PERSON_ROWS) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${where(subject)}`.execute(trx);
      erased[table] = Number(numAffectedRows);
    }
    await forgetMentions(trx, { emails: subject.emails, names });
    await suppress(trx, config, emails, 'erase');
    await audit(trx, 'person.erased', { subjectId: id, before: erased });
    return { erased };
  });
}
