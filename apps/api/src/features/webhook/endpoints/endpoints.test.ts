import { quiz } from '@upcurve/contracts/quiz/quiz';
import { ENDPOINTS_MAX, type EndpointInput, webhook } from '@upcurve/contracts/webhooks/webhook';
import { afterEach, expect, test } from 'vitest';
import { apiForFile, refusedWith, until } from '../../../../test/api.ts';
import { leadInput } from '../../../../test/samples/leads.ts';
import { startReceiver } from '../../../../test/servers/receiver.ts';

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';
const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
const headers = await api.signIn('admin');
afterEach(async () => {
  await api.db.deleteFrom('webhookSettings').where('quizType', 'is', null).execute();
  await client().saveSettings({ body: { webhookUrl: '', isEnabled: false } });
});

const client = () => api.client(webhook, headers);
const input = (change: Partial<EndpointInput> = {}): EndpointInput => ({
  name: 'CRM',
  webhookUrl: 'https://crm.example/hook',
  isEnabled: true,
  events: ['contact.created'],
  ...change,
});

test('lists the endpoint of the settings first; others can be created, changed and deleted', async () => {
  const settings = await client().getSettings();
  const made = await client().createEndpoint({ body: input() });
  expect(made).toMatchObject({ ...input(), isFirst: false, hasSecret: true });
  expect(await api.lastAudit()).toMatchObject({
    action: 'webhook.changed',
    subjectId: made.id,
    before: null,
  });
  expect(made.secret).toMatch(/^whsec_/);
  const listed = await client().listEndpoints();
  expect(listed.map(({ id, isFirst }) => [id, isFirst])).toEqual([
    [settings.id, true],
    [made.id, false],
  ]);
  expect(JSON.stringify(listed)).not.toContain('whsec_');

  // Events are stored without duplicates and in a fixed order.
  const change = input({ name: 'Mailing', events: ['lead.deleted', 'contact.created', 'lead.deleted'] });
  const saved = await client().saveEndpoint({ params: { id: made.id }, body: change });
  expect(saved).toMatchObject({ name: 'Mailing', events: ['contact.created', 'lead.deleted'], secret: null });
  expect(await api.lastAudit()).toMatchObject({ action: 'webhook.changed', what: 'Mailing' });
  const rotated = await client().rotateEndpointSecret({ params: { id: made.id } });
  expect(rotated.secret).not.toBe(made.secret);
  expect(await api.lastAudit()).toMatchObject({ action: 'webhook.secret', subjectId: made.id });
  await client().deleteEndpoint({ params: { id: made.id } });
  expect(await api.lastAudit()).toMatchObject({ action: 'webhook.changed', subjectId: made.id, after: null });
  expect(await client().listEndpoints()).toHaveLength(1);
});

test('saving the settings keeps name and events unless it contains events', async () => {
  const { id } = await client().getSettings();
  await client().saveEndpoint({
    params: { id },
    body: input({ name: 'House', events: ['eligibility.submitted'] }),
  });
  const body = { webhookUrl: 'https://a.example', isEnabled: true };
  expect(await client().saveSettings({ body })).toMatchObject({
    name: 'House',
    events: ['eligibility.submitted'],
  });
  expect(await client().saveSettings({ body: { ...body, events: ['lead.deleted'] } })).toMatchObject({
    events: ['lead.deleted'],
  });
  await client().saveSettings({
    body: { ...body, events: ['eligibility.submitted', 'eligibility.abandoned'] },
  });
});

test('refuses the name of another endpoint, ignoring case', async () => {
  const one = await client().createEndpoint({ body: input() });
  const issues = [{ path: 'name', message: 'Another endpoint has this name.' }];
  await expect(client().createEndpoint({ body: input({ name: 'crm' }) })).rejects.toMatchObject({
    statusCode: 409,
    issues,
  });
  const two = await client().createEndpoint({ body: input({ name: 'Two' }) });
  await expect(
    client().saveEndpoint({ params: { id: two.id }, body: input({ name: 'CRM' }) }),
  ).rejects.toMatchObject({ statusCode: 409, issues });
  expect(await client().saveEndpoint({ params: { id: one.id }, body: input() })).toMatchObject({
    name: 'CRM',
  });
});

test('refuses more endpoints than the limit, even in parallel', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: ENDPOINTS_MAX + 2 }, (_, n) =>
      client().createEndpoint({ body: input({ name: `No. ${n}` }) }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(ENDPOINTS_MAX - 1);
  expect(await client().listEndpoints()).toHaveLength(ENDPOINTS_MAX);
});

test('returns 404 for an unknown endpoint, and refuses to delete the first one', async () => {
  const params = { id: UNKNOWN };
  for (const call of [
    () => client().saveEndpoint({ params, body: input() }),
    () => client().deleteEndpoint({ params }),
    () => client().testEndpoint({ params }),
    () => client().rotateEndpointSecret({ params }),
  ])
    expect(await refusedWith(call())).toBe(404);
  const { id } = await client().getSettings();
  expect(await refusedWith(client().deleteEndpoint({ params: { id } }))).toBe(409);
});

test('an answer of 410 pauses only that endpoint; its test sends the held deliveries', async () => {
  const [good, gone] = await Promise.all([startReceiver(), startReceiver()]);
  gone.answerWith((response) => response.writeHead(410).end());
  await client().saveSettings({ body: { webhookUrl: good.url, isEnabled: true } });
  const { id } = await client().createEndpoint({
    body: input({ webhookUrl: gone.url, events: ['eligibility.submitted'] }),
  });
  await api.client(quiz).submit({ body: leadInput(api) });
  const stateOf = async () =>
    new Map((await client().listDeliveries()).items.map(({ endpointId, status }) => [endpointId, status]));
  await until(async () => expect((await stateOf()).get(id)).toBe('held'));
  await until(() => expect(good.received).toHaveLength(1));
  expect(await client().getSettings()).toMatchObject({ pausedAt: null });
  expect((await client().listDeliveries({ query: { endpointId: id } })).items).toHaveLength(1);

  gone.answerWith((response) => response.writeHead(200).end());
  expect(await client().testEndpoint({ params: { id } })).toMatchObject({ success: true });
  await until(async () => expect((await stateOf()).get(id)).toBe('delivered'));
  expect(good.received).toHaveLength(1);
  await Promise.all([good.close(), gone.close()]);
});
