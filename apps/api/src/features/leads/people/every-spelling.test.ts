import { bookings } from '@upcurve/contracts/bookings/bookings';
import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../test/samples/leads.ts';
import { MENTION_COLUMNS } from './forget-mentions.ts';

const EMAIL = 'canary.bird@x.example';
const NAME = 'Canarina Vogel';
const ENCODED = EMAIL.replace('@', '%40');

/** Spellings of the address in other people's texts. */
const SPELLINGS = [
  EMAIL,
  EMAIL.toUpperCase(),
  `'${EMAIL}'`,
  `"${EMAIL}"`,
  `<${EMAIL}>`,
  `-${EMAIL}-`,
  `_${EMAIL}_`,
  `see_${EMAIL}_too`,
  `see-${EMAIL}-`,
  `*${EMAIL}*`,
  `...${EMAIL}...`,
  `+${EMAIL}`,
  `line\n${EMAIL}\nline`,
  `mailto:${EMAIL}?subject=x`,
  `mailto%3A${ENCODED}`,
  ENCODED,
  ENCODED.toUpperCase(),
  EMAIL.replace('@', '%2540'),
  EMAIL.replace('@', '%252540'),
  encodeURIComponent(EMAIL).replaceAll('.', '%2E'),
  `https://x.example/?e=${ENCODED}&n=1`,
  `a%20${ENCODED}%20b`,
  `%0A${ENCODED}`,
  EMAIL.replace('@', '＠'),
  EMAIL.replace('@', '&#64;'),
];
const TEXT = SPELLINGS.join(' ');

// No worker runs, so nothing is sent.
const api = await apiForFile({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
const headers = await api.signIn('owner');
await sql`update users set email = 'olivia@agency.example'`.execute(api.db);
await api.client(webhook, headers).saveSettings({
  body: { webhookUrl: 'https://hooks.example/x', isEnabled: true },
});

interface Column {
  table: string;
  column: string;
}

/** Creates a row in each table where other people may mention the person. */
async function somebodyElse(): Promise<void> {
  const { submitContact } = api.client(contact);
  const form = await submitContact({ body: contactInput(api, { name: 'Bea', email: 'bea@y.example' }) });
  await submitContact({ body: contactInput(api, { name: 'Cleo', email: 'cleo@y.example', fax: 'x' }) });
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers: { 17: 'x' } } });
  await api.client(quiz).saveDetails({
    params: { id: sessionId },
    body: { name: 'Dora', email: 'dora@y.example', consent: true, formToken: api.formToken() },
  });
  await api.client(quiz).submit({ body: leadInput(api, { name: 'Ella', email: 'ella@y.example' }) });
  await api
    .client(leads, headers)
    .addNote({ params: { kind: 'contact', id: form.id }, body: { text: 'A note' } });
  const { slots } = await api.client(bookings).listSlots({ query: {} });
  const { name, email, consent, formToken } = contactInput(api, { name: 'Fay', email: 'fay@y.example' });
  const booking = { name, email, consent, formToken, zone: 'Europe/London', source: '/book' };
  await api
    .client(bookings)
    .book({ body: { ...booking, type: 'consultation', start: slots[0]?.start ?? '' } });
  await sql`
    insert into webhook_attempts (delivery_id, number, started_at, duration_ms, error, answer)
    select id, 1, now(), 1, '', '{}' from webhook_deliveries limit 1`.execute(api.db);
  await sql`
    insert into tallies (day, measure, source, tier, version, question_id, value, count)
    values ('2026-11-01', 'page', 'x', '', 0, 0, '/', 1)`.execute(api.db);
  await sql`insert into pgboss.job (name, output) select name, '{}' from pgboss.queue limit 1`.execute(
    api.db,
  );
}

async function idOf(email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from leads where email_key = ${email}`.execute(api.db);
  return rows[0]?.id ?? '';
}

/** Returns the rows of any table that still contain the address, in any spelling. */
async function left(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r'
      and relnamespace not in ('information_schema'::regnamespace, 'pg_catalog'::regnamespace)
    order by 1`.execute(api.db);
  const plain = (row: string) => {
    for (let before = ''; before !== row; ) {
      before = row;
      row = row.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
        Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('latin1'),
      );
    }
    return row.normalize('NFKC').replaceAll('&#64;', '@').toLowerCase();
  };
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      api.db,
    );
    for (const { row } of rows) if (plain(row).includes(text)) found.push(`${name}: ${row}`);
  }
  return found;
}

test('erasing removes the name from all mails, including those to members', async () => {
  const person = { name: 'Nomen Est Omen', email: 'nomen@z.example' };
  await api.client(contact).submitContact({ body: contactInput(api, person) });
  await sql`
    insert into mails (id, kind, to_address, to_name, subject, text, digest_until, user_id, last_error)
    select gen_random_uuid(), 'weekly', email, 'Olivia', 'Nomen est omen and others',
      E'- NOMEN EST OMEN (Contact)\n- Nomen Nescio', now(), id, 'No: Nomen Est Omen' from users`.execute(
    api.db,
  );
  const id = await idOf(person.email);
  await api.client(people, headers).erasePerson({ params: { id }, body: { confirm: person.email } });
  const { rows } = await sql`select subject, text, last_error from mails where kind = 'weekly'`.execute(
    api.db,
  );
  expect(rows).toEqual([
    {
      subject: '[erased] and others',
      text: '- [erased] (Contact)\n- Nomen Nescio',
      lastError: 'No: [erased]',
    },
  ]);
  expect(await left('nomen est omen')).toEqual([]);
});

test('erasing removes the address in every spelling from other people’s records', async () => {
  await somebodyElse();
  await api.client(contact).submitContact({
    body: contactInput(api, { name: NAME, email: EMAIL, message: 'It is me' }),
  });
  const { rows: kinds } = await sql<Column>`
    select attrelid::regclass::text as table, attname as column from pg_attribute
    where attnum > 0 and atttypid = 'jsonb'::regtype`.execute(api.db);
  const isJson = ({ table, column }: Column) =>
    kinds.some((each) => each.table === table && each.column === column);
  const columns = [
    ...MENTION_COLUMNS.flatMap(({ table, text = [], json = [] }) =>
      [...text, ...json].map((column) => ({ table, column })),
    ),
    { table: 'tallies', column: 'source' },
  ];
  for (const { table, column } of columns) {
    const json =
      column === 'details'
        ? [{ label: 'x', text: TEXT }]
        : column === 'attribution'
          ? { source: TEXT }
          : { 17: TEXT };
    const value = isJson({ table, column }) ? sql`${JSON.stringify(json)}::jsonb` : sql`${TEXT}`;
    const isOthers = ['contact_submissions', 'submissions'].includes(table)
      ? sql`email_key <> ${EMAIL}`
      : sql`true`;
    const isNote = table === 'lead_activities' ? sql`type = 'note'` : sql`true`;
    const isJsonOfLead = column === 'lead' ? sql`lead || ${JSON.stringify({ message: TEXT })}::jsonb` : value;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${isJsonOfLead} where ${isOthers} and ${isNote}`.execute(
      api.db,
    );
    expect(numAffectedRows, `no row in ${table}`).toBeGreaterThan(0n);
  }
  // People whose own address ends with this one.
  await sql`
    update webhook_deliveries set body = ${JSON.stringify({ email: `mary-${EMAIL}`, message: TEXT })}`.execute(
    api.db,
  );

  await api
    .client(people, headers)
    .erasePerson({ params: { id: await idOf(EMAIL) }, body: { confirm: EMAIL } });
  const rest = await left(EMAIL);
  expect(rest.filter((row) => !row.includes(`mary-${EMAIL}`))).toEqual([]);
  expect(await left('canary bird')).toEqual([]);
  expect(await left(`"email":"mary-${EMAIL}"`.replaceAll('"', '""'))).not.toEqual([]);
});
