import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi, until } from '../../../../test/api.ts';
import { leadInput } from '../../../../test/samples/leads.ts';
import { type Receiver, startReceiver } from '../../../../test/servers/receiver.ts';
import { runOutbox } from '../../../lib/queue/outbox.ts';
import { deliveryOutbox } from '../jobs.ts';

/** Number of events, one of five without a response: fewer than a worker sends to an endpoint at a time. */
const EVENTS = 30;
const HUNG = 6;

let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await api.close();
});

test('requests that are never answered do not delay other deliveries', async () => {
  const client = api.client(webhook, await api.signIn('admin'));
  const body = { webhookUrl: receiver.url, isEnabled: true };
  await client.saveSettings({ body });
  await api.client(quiz).submit({ body: leadInput(api) });
  const countOf = async (status: 'delivered' | 'pending') =>
    (await client.listDeliveries({ query: { status } })).total;
  await until(async () => expect(await countOf('delivered')).toBe(1));

  await sql`insert into webhook_deliveries (id, endpoint_id, lead_id, body, status)
    select gen_random_uuid(), endpoint_id, lead_id, json_build_object('number', number)::text, 'held'
    from webhook_deliveries, generate_series(1, ${EVENTS}::int) number`.execute(api.db);
  receiver.answerWith((response, { body }) => {
    if (JSON.parse(body).number % 5 > 0) response.writeHead(200).end();
  });
  await client.saveSettings({ body });
  await vi.waitFor(async () => expect(await countOf('delivered')).toBe(1 + EVENTS - HUNG), {
    timeout: 40_000,
    interval: 100,
  });
  // All others have arrived while the hung requests are still waiting.
  expect(await countOf('pending')).toBe(HUNG);
  const { attempts } = await api.db
    .selectFrom('webhookAttempts')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(1 + EVENTS - HUNG);
}, 60_000);

describe('workers', () => {
  const rows = () => api.db.selectFrom('webhookDeliveries').select(['status', 'leasedUntil']).execute();
  let quiet: TestApi;
  let stop: AbortController;
  /** Starts an API without a worker, and makes `count` held deliveries due by saving the endpoint. */
  async function withHeld(count: number) {
    await api.close();
    receiver.received.length = 0;
    api = quiet = await startApi({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
    stop = new AbortController();
    const client = quiet.client(webhook, await quiet.signIn('admin'));
    const body = { webhookUrl: receiver.url, isEnabled: true };
    await client.saveSettings({ body });
    await quiet.client(quiz).submit({ body: leadInput(quiet) });
    await sql`insert into webhook_deliveries (id, endpoint_id, lead_id, body, status)
      select gen_random_uuid(), endpoint_id, lead_id, body, 'held'
      from webhook_deliveries, generate_series(2, ${count}::int)`.execute(quiet.db);
    await client.saveSettings({ body });
  }

  test('in parallel send each delivery once', async () => {
    receiver.answerWith((response) => response.writeHead(200).end());
    await withHeld(60);
    const workers = [1, 2, 3].map(() =>
      runOutbox(quiet.services, deliveryOutbox(quiet.services), stop.signal),
    );
    await vi.waitFor(
      async () => expect((await rows()).every(({ status }) => status === 'delivered')).toBe(true),
      { timeout: 40_000, interval: 50 },
    );
    stop.abort();
    await Promise.all(workers);
    expect(receiver.received).toHaveLength(60);
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(60);
  }, 60_000);

  test('that stop release hanging deliveries, which the next worker sends with the same id', async () => {
    receiver.answerWith(() => {});
    await withHeld(1);
    const worker = runOutbox(quiet.services, deliveryOutbox(quiet.services), stop.signal);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
    expect((await rows())[0]?.leasedUntil).not.toBeNull();
    stop.abort();
    await worker;
    expect(await rows()).toEqual([{ status: 'pending', leasedUntil: null }]);

    receiver.answerWith((response) => response.writeHead(200).end());
    const next = new AbortController();
    const other = runOutbox(quiet.services, deliveryOutbox(quiet.services), next.signal);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ status: 'delivered' }]), {
      timeout: 20_000,
    });
    next.abort();
    await other;
    const [first, second] = receiver.received.map((one) => one.headers['webhook-id']);
    expect(receiver.received).toHaveLength(2);
    expect(second).toBe(first);
  }, 60_000);
});
