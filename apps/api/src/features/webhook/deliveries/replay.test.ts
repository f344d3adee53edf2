import { quiz } from '@upcurve/contracts/quiz/quiz';
import { REPLAY_MAX, webhook } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { leadInput } from '../../../../test/samples/leads.ts';

/* No worker runs, so pending deliveries stay pending. */
const from = '2026-03-01T00:00:00.000Z';
const until = '2026-04-01T00:00:00.000Z';
const api = await apiForFile();
const headers = await api.signIn('admin');
beforeEach(async () => {
  await client().saveSettings({ body: { webhookUrl: 'https://crm.example', isEnabled: true } });
  await api.db.deleteFrom('webhookDeliveries').execute();
});

const client = () => api.client(webhook, headers);
await client().saveSettings({ body: { webhookUrl: 'https://crm.example', isEnabled: true } });
await api.client(quiz).submit({ body: leadInput(api) });
const add = (status: string, createdAt: string, count = 1) =>
  sql`insert into webhook_deliveries (id, endpoint_id, lead_id, body, status, created_at)
    select gen_random_uuid(), (select id from webhook_settings where quiz_type is not null), (select id from leads), '{}', ${status}, ${createdAt}
    from generate_series(1, ${count}::int)`.execute(api.db);
const pending = async () => (await client().listDeliveries({ query: { status: 'pending' } })).total;

test('counts and replays a period including its start, but without its end and pending deliveries', async () => {
  await add('delivered', from, 3);
  await add('dead', '2026-03-31T23:59:59.999Z', 2);
  await add('held', '2026-03-15T12:00:00.000Z');
  await add('delivered', '2026-02-28T23:59:59.999Z');
  await add('delivered', until);
  await add('pending', '2026-03-15T12:00:00.000Z');
  expect(await client().countReplay({ body: { from, until } })).toEqual({ count: 6 });
  expect(await client().countReplay({ body: { from, until, status: 'dead' } })).toEqual({ count: 2 });
  expect(await pending()).toBe(1);
  expect(await client().replayRange({ body: { from, until, status: 'dead' } })).toEqual({ count: 2 });
  expect(await client().replayRange({ body: { from, until } })).toEqual({ count: 4 });
  expect(await api.lastAudit()).toMatchObject({ action: 'webhook.replayed', after: { from, count: 4 } });
  expect(await pending()).toBe(7);
  expect(await client().replayRange({ body: { from, until } })).toEqual({ count: 0 });
});

test('counts only the deliveries of the given endpoint, and refuses one that is off', async () => {
  const body = { name: 'CRM', webhookUrl: 'https://b.example', isEnabled: true, events: [] };
  const { id: endpointId } = await client().createEndpoint({ body });
  await add('delivered', from);
  expect(await client().countReplay({ body: { from, until, endpointId } })).toEqual({ count: 0 });
  await api.db.updateTable('webhookDeliveries').set({ endpointId }).execute();
  expect(await client().countReplay({ body: { from, until, endpointId } })).toEqual({ count: 1 });
  await client().saveEndpoint({ params: { id: endpointId }, body: { ...body, isEnabled: false } });
  expect(await refusedWith(client().countReplay({ body: { from, until, endpointId } }))).toBe(409);
  // A replay to all endpoints skips those that are off.
  expect(await client().replayRange({ body: { from, until } })).toEqual({ count: 0 });
  await client().deleteEndpoint({ params: { id: endpointId } });
});

test('refuses more deliveries than the limit without sending any', async () => {
  await add('delivered', from, REPLAY_MAX + 1);
  expect(await client().countReplay({ body: { from, until } })).toEqual({ count: REPLAY_MAX + 1 });
  await expect(client().replayRange({ body: { from, until } })).rejects.toMatchObject({
    statusCode: 409,
    message: 'At most 10,000 deliveries can be replayed at once. Choose a shorter period.',
  });
  expect(await pending()).toBe(0);
});

test('rejects an end that is not after the start, an invalid time, and pending deliveries', async () => {
  for (const body of [
    { from: until, until: from },
    { from, until: from },
    { from: 'yesterday', until },
    { from, until, status: 'pending' as never },
  ])
    expect(await refusedWith(client().replayRange({ body }))).toBe(400);
});

test('refuses replays with the reason while deliveries are paused', async () => {
  await add('dead', from);
  await api.db
    .updateTable('webhookSettings')
    .set({ pausedAt: sql`now()`, pauseReason: 'It wants no more.' })
    .execute();
  const refusal = { statusCode: 409, message: 'Deliveries are paused. It wants no more.' };
  await expect(client().countReplay({ body: { from, until } })).rejects.toMatchObject(refusal);
  await expect(client().replayRange({ body: { from, until } })).rejects.toMatchObject(refusal);
  await expect(client().replayFailed()).rejects.toMatchObject(refusal);
  const [delivery] = (await client().listDeliveries()).items;
  await expect(client().replayDelivery({ params: { id: delivery?.id ?? '' } })).rejects.toMatchObject(
    refusal,
  );
});

test('fifty parallel replays of the same period send each delivery once', async () => {
  await add('delivered', from, 20);
  const counts = await Promise.all(
    Array.from({ length: 50 }, () => client().replayRange({ body: { from, until } })),
  );
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  expect(await pending()).toBe(20);
});
