import type { MailTemplate } from '@upcurve/contracts/leads/lead-mails';
import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import type { Kysely } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Database } from '../../../db/schema/database.ts';
import { audit, changesOf } from '../../audit/service.ts';

/** The templates until an owner changes them. */
export const MAIL_TEMPLATES: MailTemplate[] = [
  {
    name: 'First reply',
    subject: 'Thank you for getting in touch, {{first name}}',
    text: `Hello {{first name}},

Thank you for getting in touch. I have read what you sent us, and I would like to hear more about your clinic.

Do you have thirty minutes for a call this week? Pick a time that suits you:
{{booking link}}

If you would rather write, just reply to this email.

Kind regards
{{sender}}`,
  },
  {
    name: 'Tried to ring',
    subject: 'I tried to ring you',
    text: `Hello {{first name}},

I tried to ring you today and could not reach you. You are probably with a patient.

When is a good time to call? Pick one here:
{{booking link}}

You can also reply to this email with your questions. I read every reply myself.

Kind regards
{{sender}}`,
  },
  {
    name: 'Quiz result',
    subject: 'Your quiz result, and where I would start',
    text: `Hello {{first name}},

Thank you for taking our quiz. You scored {{score}} out of 100. Your report says what would raise the score most:
{{report link}}

If you like, I can go through it with you and suggest where to start. It takes thirty minutes, and you decide afterwards whether you want our help. Pick a time:
{{booking link}}

Kind regards
{{sender}}`,
  },
];

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
