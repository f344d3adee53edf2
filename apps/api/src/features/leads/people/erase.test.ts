import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { startMailServer } from '@upcurve/testing/mail-server';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../test/samples/leads.ts';
import { startReceiver } from '../../../../test/servers/receiver.ts';
import { tablesWith } from '../../../../test/tables-with.ts';
import { isSuppressed } from '../../mail/suppression/service.ts';

const receiver = await startReceiver();
afterAll(() => receiver.close());
const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const api = await apiForFile({
  worker: true,
  env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true', SMTP_URL: mailServer.url },
});
const headers = await api.signIn('owner', 'olivia');
await sql`update users set email = 'olivia@agency.example'`.execute(api.db);
await api.client(webhook, headers).saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });

const WAIT = { timeout: 15_000 };
const client = (as = headers) => api.client(people, as);
const erase = (id: string, confirm: string) => client().erasePerson({ params: { id }, body: { confirm } });
const form = (change: object) => api.client(contact).submitContact({ body: contactInput(api, change) });
async function personWith(email: string): Promise<string> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from leads where email_key = ${email}`.execute(api.db);
  return rows[0]?.personId ?? '';
}
async function found(...texts: string[]) {
  return (await Promise.all(texts.map((text) => tablesWith(api.db, text)))).flat();
}
const settled = async () => {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ open: number }>`
        select (select count(*) from webhook_deliveries where status = 'pending')
          + (select count(*) from mails where status = 'waiting') as open`.execute(api.db);
        return rows[0]?.open;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
};

const EMAIL = 'canary.bird@example.com';
const PHONE = '+44 20 7946 0777';
const NAME = 'Canarina Vogel';
const NOTE = 'prefers yellow feathers';

/** Creates every kind of row about one person. Returns the person's id. */
async function everything(): Promise<string> {
  const { id: sessionId } = await api
    .client(quiz)
    .createSession(
      { body: { answers: { 17: `Write to ${EMAIL}` }, source: EMAIL } },
      { idempotencyKey: 'session' },
    );
  const lead = await api.client(quiz).submit(
    {
      body: leadInput(api, {
        name: NAME,
        email: EMAIL,
        phone: PHONE,
        sessionId,
        consent: true,
        answers: { 17: `I am ${NAME}` },
        // Some newsletter programs put the address into links.
        attribution: { source: EMAIL, campaign: 'spring' },
      }),
    },
    { idempotencyKey: 'quiz' },
  );
  // A second quiz, started and abandoned.
  const { id: left } = await api
    .client(quiz)
    .createSession({ body: { answers: { 1: 'owner', 17: NAME } } }, { idempotencyKey: 'left' });
  await api.client(quiz).saveDetails({
    params: { id: left },
    body: { name: NAME, email: EMAIL.toUpperCase(), phone: PHONE, consent: true, formToken: api.formToken() },
  });
  await form({ name: NAME, email: EMAIL.toUpperCase(), message: `It is ${NAME} again` });
  await form({ name: NAME, email: EMAIL, formToken: undefined });
  await form({ name: 'Someone', email: 'someone@example.com', message: `Ask ${EMAIL}`, fax: 'x' });
  await api.client(quiz).submit({
    body: leadInput(api, {
      name: 'Una',
      email: 'una@example.com',
      businessName: `${EMAIL} and Una`,
      answers: { 17: `Recommended by ${EMAIL}.` },
    }),
  });
  // Another person whose address only ends the same way.
  await form({ name: 'Ocean', email: `o${EMAIL}`, message: `Write to o${EMAIL}` });
  await form({ name: 'Ocean held', email: `o${EMAIL}`, fax: 'x' });
  // Other people mention them: in a submitted quiz, in an unfinished one, and in a name that an email contains.
  const unas = { answers: { 17: `${EMAIL} sent me` } };
  const { id: unaSession } = await api.client(quiz).createSession({ body: unas });
  await api.client(quiz).submit({
    body: leadInput(api, { name: 'Una', email: 'una2@example.com', sessionId: unaSession }),
  });
  await api.client(quiz).createSession({ body: unas });
  await form({ name: `Via ${EMAIL}`, email: 'via@example.com', phone: null });
  await settled();
  mailServer.answerWith(async () => Object.assign(new Error('No'), { responseCode: 550 }));
  await form({ name: 'Cleo', email: 'cleo@example.com', message: `Unlike ${EMAIL}`, phone: null });
  await settled();
  mailServer.answerWith(async () => null);
  const other = await form({ name: 'Bea', email: 'bea@example.com', message: `Like ${EMAIL}, please` });
  const notes = api.client(leads, headers);
  await notes.addNote({ params: { kind: 'eligibility', id: lead.id }, body: { text: NOTE } });
  await notes.addNote({ params: { kind: 'contact', id: other.id }, body: { text: `See ${EMAIL} (friend)` } });
  await settled();
  return personWith(EMAIL);
}

test('after an erasure, no column of any table contains the email, name, phone or note', async () => {
  const id = await everything();
  const { timeline } = await client().getPerson({ params: { id } });
  expect(timeline).toContainEqual(
    expect.objectContaining({ type: 'unfinished', answered: 2, abandonedAt: null }),
  );
  expect(timeline).toContainEqual(
    expect.objectContaining({
      type: 'mail',
      kind: 'eligibility',
      title: 'Email (new lead): sent',
      text: expect.stringMatching(/^To olivia@agency.example: ./),
    }),
  );
  const { erased: counted } = await client().previewErasure({ params: { id } });
  expect(await found(EMAIL)).not.toEqual([]);
  const file = await api.app.inject({ url: `/api/people/${id}/export`, headers });
  expect(file.headers['content-disposition']).toContain(`person-${id}.json`);
  const kept = file.json();
  expect(kept.quizDetails[0].answers).toContainEqual({
    question: expect.any(String),
    answer: `I am ${NAME}`,
  });
  expect(kept).toMatchObject({
    emails: [EMAIL],
    leadActivities: [{ text: NOTE }],
    allLeads: { length: 3 },
    contactDetails: { length: 2 },
    webhookDeliveries: [{ body: expect.stringContaining(EMAIL) }],
    quizSessions: { length: 2 },
  });
  expect(file.body).not.toContain('Bea');

  const { erased } = await erase(id, ` ${EMAIL.toUpperCase()} `);
  expect(erased).toEqual(counted);
  expect(await api.lastAudit()).toMatchObject({ action: 'person.erased', subjectId: id });
  expect(erased).toMatchObject({
    allLeads: 3,
    quizDetails: 1,
    contactDetails: 2,
    leadActivities: 1,
    quizSessions: 2,
    webhookDeliveries: 1,
    idempotencyKeys: 1,
  });
  // The person with the similar address loses nothing.
  expect(await tablesWith(api.db, `Write to o${EMAIL}`)).toEqual(['all_leads', 'contact_details']);
  expect(await tablesWith(api.db, 'Ocean held')).toEqual(['all_leads']);
  await sql`delete from leads where name = 'Ocean'`.execute(api.db);
  await sql`delete from all_leads where name = 'Ocean held'`.execute(api.db);
  await api.db.deleteFrom('mails').where('toAddress', '=', `o${EMAIL}`).execute();
  expect(await found('canary bird'), 'as words of search').toEqual([]);
  expect(await tablesWith(api.db, 'Ask [erased]')).toEqual(['all_leads', 'contact_details']);
  expect(await found(EMAIL, NAME, '79460777', '7946 0777', NOTE)).toEqual([]);
  expect(await refusedWith(client().getPerson({ params: { id } }))).toBe(404);

  // Other people's texts stay, without the address.
  expect(await tablesWith(api.db, 'Like [erased], please')).toEqual(['all_leads', 'contact_details']);
  expect(await tablesWith(api.db, 'See [erased] (friend)')).toEqual(['lead_activities']);
  expect(await isSuppressed(api.db, api.config, EMAIL)).toBe(true);
  expect(await isSuppressed(api.db, api.config, 'bea@example.com')).toBe(false);

  // A person who writes again is a new person, and is still unsubscribed.
  await form({ name: NAME, email: EMAIL });
  expect(await personWith(EMAIL)).not.toBe(id);
  expect(await isSuppressed(api.db, api.config, EMAIL)).toBe(true);
  await form({ name: NAME, email: EMAIL, consent: true });
  expect(await isSuppressed(api.db, api.config, EMAIL)).toBe(false);
}, 40_000);

test('deliveries and mails that are being sent during an erasure leave no data behind', async () => {
  const email = 'flying@example.com';
  await settled();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  receiver.answerWith((response) => void gate.then(() => response.writeHead(500).end()));
  mailServer.answerWith(async () => {
    await gate;
    return Object.assign(new Error(`No such user ${email}`), { responseCode: 450 });
  });
  await api.client(quiz).submit({ body: leadInput(api, { name: 'Flo Fly', email }) });
  await expect.poll(() => receiver.received.some(({ body }) => body.includes(email)), WAIT).toBe(true);
  await expect.poll(() => mailServer.received.some(({ raw }) => raw.includes(email)), WAIT).toBe(true);

  const { erased } = await erase(await personWith(email), email);
  release();
  // Waits until the attempts have ended and recorded everything.
  await expect
    .poll(async () => (await sql`select 1 from pgboss.job where state = 'active'`.execute(api.db)).rows, WAIT)
    .toEqual([]);
  expect(erased).toMatchObject({ allLeads: 1, webhookDeliveries: 1 });
  receiver.answerWith((response) => response.writeHead(204).end());
  mailServer.answerWith(async () => null);
  expect(await found(email, 'Flo Fly')).toEqual([]);
}, 30_000);

test('parallel erasures leave no earlier data, even while leads arrive and held leads are released', async () => {
  const email = 'busy@example.com';
  for (let n = 0; n < 5; n++) await form({ name: 'Perpetua', email, phone: `020 7946 080${n}` });
  await form({ name: 'Perpetua', email, formToken: undefined });
  const { items } = await api.client(quarantine, headers).listQuarantine({ query: {} });
  const held = items.find((lead) => lead.email === email)?.id ?? '';
  const id = await personWith(email);
  const results = await Promise.allSettled([
    erase(id, email),
    erase(id, email),
    api.client(quarantine, headers).releaseLead({ params: { id: held } }),
    ...['1', '2', '3'].map((n) => form({ name: `After ${n}`, email, phone: `020 7946 080${n}` })),
  ]);
  const [first, second, released, ...arrived] = results;
  expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
  for (const each of [first, second, released])
    if (each?.status === 'rejected') expect(each.reason).toMatchObject({ statusCode: 404 });
  expect(arrived.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await tablesWith(api.db, 'Perpetua')).toEqual([]);
});

test('a colleague with the same phone is neither exported nor erased', async () => {
  const phone = '020 7946 0333';
  await form({ name: 'Reception A', email: 'a@clinic.example', phone });
  await form({ name: 'Reception B', email: 'b@clinic.example', phone });
  await form({ name: 'Reception B', email: 'b@clinic.example', phone, formToken: undefined });
  const id = await personWith('a@clinic.example');
  const file = await api.app.inject({ url: `/api/people/${id}/export`, headers });
  expect(file.json()).toMatchObject({ emails: ['a@clinic.example'], allLeads: [{ name: 'Reception A' }] });
  expect(file.body).not.toContain('Reception B');
  await erase(id, 'a@clinic.example');
  expect(await found('Reception A')).toEqual([]);
  const others = api.db.selectFrom('allLeads').select('id').where('name', '=', 'Reception B');
  expect(await others.execute()).toHaveLength(2);
});

test('a person with 300 leads has a shortened timeline, and is erased completely', async () => {
  const { id: leadId } = await form({ name: 'Three Hundred', email: 'many@example.com' });
  await sql`
    insert into leads (id, kind, name, name_key, email, form_type, source, consent, consent_version, search_text, person_id,
      created_at)
    select gen_random_uuid(), kind, name, name_key, email, form_type, source, consent, consent_version, search_text,
      person_id, created_at - make_interval(mins => n)
    from leads, generate_series(1, 299) n where id = ${leadId}`.execute(api.db);
  await sql`
    insert into lead_activities (id, lead_id, type, text, actor_name)
    select gen_random_uuid(), id, 'note', 'a note', 'olivia' from leads where email_key = 'many@example.com'
  `.execute(api.db);
  const id = await personWith('many@example.com');
  const person = await client().getPerson({ params: { id } });
  expect(person).toMatchObject({ leadCount: 300, hasMore: true, names: ['Three Hundred'] });
  expect(person.timeline).toHaveLength(500);
  const moments = person.timeline.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().reverse());
  expect(new Set(person.timeline.map(({ type }) => type))).toEqual(new Set(['activity', 'lead', 'mail']));
  const { erased } = await erase(id, 'many@example.com');
  expect(erased).toMatchObject({ allLeads: 300, leadActivities: 300 });
  expect(await found('many@example.com')).toEqual([]);
});

test('erases nobody if the confirmation address is wrong', async () => {
  await form({ name: 'Stay', email: 'stay@example.com' });
  const id = await personWith('stay@example.com');
  await expect(erase(id, 'other@example.com')).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'confirm', message: 'This is not an email address of this person.' }],
  });
  expect(await refusedWith(erase(id, '%'))).toBe(400);
  expect(await personWith('stay@example.com')).toBe(id);
});
