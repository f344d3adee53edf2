import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isFoundIn, nameKey, searchText } from '../../lib/search.ts';
import { mentionOf } from './person-rows.ts';

const ERASED = '[erased]';
/** What a visitor typed or chose, as the index of those with an address in them says it. */
const HAS_ADDRESS = sql`(name || coalesce(business_name, '') || coalesce(location, '') || answers::text || coalesce(attribution::text, ''))`;

/** Takes their addresses out of what is about others: notes, messages, and what the queue and mail servers reported. */
export async function forgetMentions(trx: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const any = emails.map(mentionOf).join('|');
  const without = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${any}, ${ERASED}, 'gi')`;
  const withoutIn = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}::text, ${any}, ${ERASED}, 'gi')::jsonb`;
  await sql`
    update lead_activities set text = ${without('text')}, before = ${without('before')}, after = ${without('after')}
    where text ~* ${any} or before ~* ${any} or after ~* ${any}`.execute(trx);

  const named = sql.join(
    emails.map((email) => isFoundIn('searchText', email)),
    sql` or `,
  );
  const forms = await trx
    .updateTable('contactSubmissions')
    .set({ name: without('name'), company: without('company'), message: without('message') })
    .set({ details: withoutIn('details') })
    .where(sql<boolean>`(${named})`)
    .where(sql<boolean>`concat_ws(' ', name, company, message, details::text) ~* ${any}`)
    .returning(['id', 'name', 'email', 'company', 'message', 'details', 'phone'])
    .execute();
  for (const { id, name, email, company, message, details, phone } of forms)
    await trx
      .updateTable('contactSubmissions')
      .set({
        searchText: searchText([name, email, company, message, ...details.map(({ text }) => text)], phone),
      })
      .set({ nameKey: nameKey(name) })
      .where('id', '=', id)
      .execute();

  const quizzes = await trx
    .updateTable('submissions')
    .set({ name: without('name'), businessName: without('businessName'), location: without('location') })
    .set({ answers: withoutIn('answers'), attribution: withoutIn('attribution') })
    .where(sql<boolean>`${HAS_ADDRESS} like '%@%'`)
    .where(
      sql<boolean>`concat_ws(' ', name, business_name, location, answers::text, attribution::text) ~* ${any}`,
    )
    .returning(['id', 'name', 'email', 'businessName', 'phone'])
    .execute();
  for (const { id, name, email, businessName, phone } of quizzes)
    await trx
      .updateTable('submissions')
      .set({ searchText: searchText([name, email, businessName], phone), nameKey: nameKey(name) })
      .where('id', '=', id)
      .execute();

  const held = await trx
    .updateTable('quarantinedLeads')
    .set({ lead: withoutIn('lead') })
    .where(sql<boolean>`lead::text ~* ${any}`)
    .returning(['id', 'name', 'email', 'businessName', sql<string | null>`lead ->> 'message'`.as('message')])
    .returning(sql<string | null>`lead ->> 'phone'`.as('phone'))
    .execute();
  for (const { id, name, email, businessName, message, phone } of held)
    await trx
      .updateTable('quarantinedLeads')
      .set({ searchText: searchText([name, email, businessName, message], phone) })
      .where('id', '=', id)
      .execute();

  // What the answers of others count for stays: words of visitors' own are no numbers.
  await sql`
    update quiz_sessions set answers = ${withoutIn('answers')}, name = ${without('name')},
      business_name = ${without('business_name')}, location = ${without('location')}
    where concat_ws(' ', name, business_name, location, answers::text) ~* ${any}`.execute(trx);

  await sql`update webhook_deliveries set body = ${without('body')} where body ~* ${any}`.execute(trx);
  await sql`
    update webhook_attempts set answer = ${withoutIn('answer')} where answer::text ~* ${any}`.execute(trx);
  await sql`update mails set last_error = null where last_error ~* ${any}`.execute(trx);
  await sql`
    update mails set subject = ${without('subject')}, text = ${without('text')}
    where subject ~* ${any} or text ~* ${any}`.execute(trx);
  await sql`update pgboss.job set output = null where output::text ~* ${any}`.execute(trx);
}
