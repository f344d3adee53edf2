import { MAIL_TEMPLATES } from '@upcurve/contracts/leads/lead-mail-fields';
import type { MailTemplate } from '@upcurve/contracts/leads/lead-mails';
import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import type { Kysely } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Database } from '../../../db/schema/database.ts';
import { audit, changesOf } from '../../audit/service.ts';

export async function readTemplates(db: Db): Promise<MailTemplate[]> {
  const settings = await db.selectFrom('agencySettings').select('mailTemplates').executeTakeFirst();
  return settings?.mailTemplates ?? MAIL_TEMPLATES;
}

export function saveTemplates(db: Kysely<Database>, templates: MailTemplate[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await readTemplates(trx);
    const mailTemplates = JSON.stringify(templates);
    await trx
      .insertInto('agencySettings')
      .values({ name: AGENCY_NAME, mailTemplates })
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ mailTemplates }))
      .execute();
    const byName = (list: MailTemplate[]) =>
      Object.fromEntries(list.map(({ name, subject, text }) => [name, `${subject}\n${text}`]));
    await audit(trx, 'agency.changed', changesOf(byName(before), byName(templates)));
  });
}
