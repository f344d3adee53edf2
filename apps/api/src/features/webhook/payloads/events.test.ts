import { contact } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { people } from '@upcurve/contracts/leads/people';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { type WEBHOOK_EVENTS, WebhookEvent, webhook } from '@upcurve/contracts/webhooks/webhook';
import {
  ContactPayload,
  DeletedPayload,
  StatusPayload,
  WEBHOOK_PAYLOAD_MAX_BYTES,
  WebhookPayload,
} from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, until } from '../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../test/samples/leads.ts';
import { startReceiver } from '../../../../test/servers/receiver.ts';
import { tablesWith } from '../../../../test/tables-with.ts';
import { retentionQueries } from '../../retention/queries.ts';

const EMAIL = 'canary@webhook.example';

/** `first` has the default events, which are quizzes; `other` receives all events. */
const [first, other] = await Promise.all([startReceiver(), startReceiver()]);
afterAll(() => Promise.all([first.close(), other.close()]));
const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
const headers = await api.signIn('owner');
const client = () => api.client(webhook, headers);
await client().saveSettings({ body: { webhookUrl: first.url, isEnabled: true } });
const { id: otherId, secret } = await client().createEndpoint({
  body: { name: 'CRM', webhookUrl: other.url, isEnabled: true, events: WebhookEvent.options },
});
beforeEach(async () => {
  for (const table of ['allLeads', 'webhookDeliveries'] as const) await api.db.deleteFrom(table).execute();
  first.received.length = 0;
  other.received.length = 0;
});

const submitQuiz = () => api.client(quiz).submit({ body: leadInput(api, { email: EMAIL }) });
const submitContact = (change = {}) =>
  api.client(contact).submitContact({ body: contactInput(api, { email: EMAIL, ...change }) });
/** Returns the events that `other` has received, verified with its secret. */
const heard = () =>
  other.received.map(({ headers: sent, body }) => ({
    id: sent['webhook-id'],
    payload: new Webhook(secret ?? '').verify(body, sent as Record<string, string>) as { event?: string },
  }));
const hears = async (event: keyof typeof WEBHOOK_EVENTS | undefined, count = 1) => {
  await until(() => expect(heard().filter(({ payload }) => payload.event === event)).toHaveLength(count));
  return heard().filter(({ payload }) => payload.event === event);
};

describe('a contact form', () => {
  test('is sent only to endpoints that subscribe to forms, with its type, message and details', async () => {
    const { id } = await submitContact({
      formType: 'Consultation',
      phone: '+44 20 7946 0958',
      company: 'Bell Clinic',
      message: 'We open in spring.',
      details: [
        { label: 'Preferred day', text: 'Tuesday' },
        { label: 'Plan', text: 'Growth' },
      ],
    });
    const [arrived] = await hears('contact.created');
    expect(ContactPayload.parse(arrived?.payload)).toMatchObject({
      kind: 'contact',
      lead_id: id,
      first_name: 'Anna',
      last_name: 'Bell',
      email: EMAIL,
      business_name: 'Bell Clinic',
      form_type: 'Consultation',
      message: 'We open in spring.',
      details: [
        { label: 'Preferred day', text: 'Tuesday' },
        { label: 'Plan', text: 'Growth' },
      ],
    });
    expect(first.received).toEqual([]);
    expect((await client().listDeliveries()).items).toMatchObject([
      { event: 'contact.created', endpointId: otherId, contactSubmissionId: id, leadName: 'Anna Bell' },
    ]);
  });

  test('is sent in less than 20 kB, even if it is long', async () => {
    const details = Array.from({ length: 40 }, () => ({ label: '字'.repeat(120), text: '"'.repeat(400) }));
    await submitContact({ message: '字'.repeat(4000), details });
    await hears('contact.created');
    const { body } = other.received[0] ?? { body: '' };
    expect(Buffer.byteLength(body)).toBeLessThan(WEBHOOK_PAYLOAD_MAX_BYTES);
    expect(ContactPayload.parse(JSON.parse(body)).details).toHaveLength(40);
  });

  test('that is held is sent only after its release', async () => {
    await submitContact({ fax: 'x' });
    expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
    const [held] = (await api.client(quarantine, headers).listQuarantine({})).items;
    await api.client(quarantine, headers).releaseLead({ params: { id: held?.id ?? '' } });
    await hears('contact.created');
  });
});

test('a quiz is sent to both endpoints, each with its own id and secret', async () => {
  await submitQuiz();
  const [arrived] = await hears(undefined);
  expect(WebhookPayload.parse(arrived?.payload).email).toBe(EMAIL);
  await until(() => expect(first.received).toHaveLength(1));
  const { headers: sent, body } = first.received[0] ?? { headers: {}, body: '' };
  expect(sent['webhook-id']).not.toBe(arrived?.id);
  expect(() => new Webhook(secret ?? '').verify(body, sent as Record<string, string>)).toThrow();
});

describe('a change of status', () => {
  test('is sent with the previous status, also after a bulk change, but not if it stays the same', async () => {
    const { id } = await submitQuiz();
    const form = await submitContact();
    const set = (status: 'contacted' | 'qualified') =>
      api.client(submissions, headers).setSubmissionStatus({ params: { id }, body: { status } });
    await set('contacted');
    await set('contacted');
    await set('qualified');
    await api
      .client(contacts, headers)
      .bulkContacts({ body: { action: 'status', status: 'closed', ids: [form.id] } });
    const told = (await hears('lead.status_changed', 3)).map(({ payload }) => StatusPayload.parse(payload));
    expect(told.map(({ kind, previous_status, status }) => [kind, previous_status, status]).sort()).toEqual([
      ['contact', 'new', 'closed'],
      ['eligibility', 'contacted', 'qualified'],
      ['eligibility', 'new', 'contacted'],
    ]);
    expect(told.map(({ lead_id }) => lead_id).sort()).toEqual([id, id, form.id].sort());
    expect(told[0]).toMatchObject({ email: EMAIL, first_name: 'Anna' });
  });
});

describe('a deletion', () => {
  test('is sent once, with the ids of the lead’s earlier events', async () => {
    const { id } = await submitQuiz();
    const [told] = await hears(undefined);
    const remove = () => api.client(submissions, headers).deleteSubmission({ params: { id } });
    const results = await Promise.allSettled([remove(), remove(), remove()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [arrived] = await hears('lead.deleted');
    expect(DeletedPayload.parse(arrived?.payload)).toMatchObject({
      kind: 'eligibility',
      lead_id: id,
      email: EMAIL,
      webhook_ids: [told?.id],
    });
    const left = (await client().listDeliveries()).items;
    expect(left.map(({ event }) => event)).toEqual(['lead.deleted']);
  });

  test('by an erasure contains no address, and deletes earlier deliveries about the person', async () => {
    const gone = await submitContact();
    await api.client(contacts, headers).deleteContact({ params: { id: gone.id } });
    await hears('lead.deleted');
    const { id } = await submitQuiz();
    await hears(undefined);
    await until(() => expect(first.received).toHaveLength(1));
    const lead = api.db.selectFrom('leads').select('personId').where('id', '=', id);
    const { personId } = await lead.executeTakeFirstOrThrow();
    await api
      .client(people, headers)
      .erasePerson({ params: { id: personId ?? '' }, body: { confirm: EMAIL } });
    const last = (await hears('lead.deleted', 2)).find(
      ({ payload }) => DeletedPayload.parse(payload).lead_id === id,
    );
    expect(DeletedPayload.parse(last?.payload)).toMatchObject({ email: null });
    expect(await tablesWith(api.db, EMAIL)).toEqual([]);
  });

  test('that was never delivered is deleted when it expires', async () => {
    const { id } = await submitContact();
    await api.client(contacts, headers).deleteContact({ params: { id } });
    await hears('lead.deleted');
    await sql`update webhook_deliveries set status = 'dead', created_at = now() - interval '31 days'`.execute(
      api.db,
    );
    expect(await retentionQueries(api.db).forget()).toMatchObject({ deliveries: 1 });
    expect(await tablesWith(api.db, EMAIL)).toEqual([]);
  });
});
