import type { ServerResponse } from 'node:http';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { WebhookPayload } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiForFile, refusedWith, until } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { type Receiver, startReceiver } from '../../../test/servers/receiver.ts';
import { wakeWorkers } from '../../lib/queue/outbox.ts';
import { DELIVERIES } from './deliveries/deliveries.ts';

let receiver: Receiver;
const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
const headers = await api.signIn('admin');
beforeEach(async () => {
  receiver = await startReceiver();
  await api.db.deleteFrom('allLeads').execute();
  await client().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
});
afterEach(() => receiver.close());

const client = () => api.client(webhook, headers);
const submit = (key?: string, input = leadInput(api)) =>
  api.client(quiz).submit({ body: input }, { idempotencyKey: key });
const deliveries = async () => (await client().listDeliveries()).items;
const untilStatus = (status: string) =>
  until(async () => expect((await deliveries())[0]).toMatchObject({ status }));
/** Makes queued attempts due now. */
async function hurry() {
  await sql`update webhook_deliveries set next_attempt_at = now()
    where status = 'pending' and leased_until is null`.execute(api.db);
  await wakeWorkers(api.db, DELIVERIES);
}

test('the first save creates a secret and shows it once; after a rotation both secrets sign for a day', async () => {
  await api.db.updateTable('webhookSettings').set({ secret: null, previousSecret: null }).execute();
  const { secret: first } = await client().saveSettings({
    body: { webhookUrl: receiver.url, isEnabled: true },
  });
  expect(first).toMatch(/^whsec_/);
  expect(await client().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } })).toMatchObject({
    secret: null,
  });
  expect(JSON.stringify(await client().getSettings())).not.toContain('whsec_');

  const { secret: second } = await client().rotateSecret();
  expect(await api.lastAudit()).toMatchObject({ action: 'webhook.secret' });
  await client().test();
  const [{ headers: sent, body } = { headers: {}, body: '' }] = receiver.received;
  for (const secret of [first, second])
    new Webhook(secret ?? '').verify(body, sent as Record<string, string>);

  await sql`update webhook_settings set previous_secret_until = now() - interval '1 second'`.execute(api.db);
  await client().test();
  const later = receiver.received[1];
  expect(() =>
    new Webhook(first ?? '').verify(later?.body ?? '', later?.headers as Record<string, string>),
  ).toThrow();
});

describe('a submission', () => {
  test('is delivered signed and in the documented format', async () => {
    const { secret } = await client().rotateSecret();
    await submit(
      undefined,
      leadInput(api, { name: 'Anna Maria Bell', phone: '+44 20 7946 0958', website: 'bell.example' }),
    );
    await untilStatus('delivered');

    const [{ headers: sent, body } = { headers: {}, body: '' }] = receiver.received;
    const payload = WebhookPayload.parse(
      new Webhook(secret ?? '').verify(body, sent as Record<string, string>),
    );
    expect(payload).toMatchObject({ first_name: 'Anna', last_name: 'Maria Bell', website: 'bell.example' });
    expect(payload.answers).toContainEqual({
      question: 'What is your role at the clinic?',
      response: 'Owner or founder',
    });
    expect(payload.answers).toContainEqual({
      question: 'Which marketing channels do you use today?',
      response: 'Search engine optimisation, Email newsletters',
    });
    expect(payload.answers).toHaveLength(17);
    const [delivery] = await deliveries();
    expect(sent['webhook-id']).toBe(delivery?.id);
    expect(delivery).toMatchObject({
      leadName: 'Anna Maria Bell',
      attempts: [{ number: 1, statusCode: 204, error: null }],
    });
  });

  test('sent fifty times in parallel with one Idempotency-Key is delivered once', async () => {
    const input = leadInput(api);
    await Promise.all(Array.from({ length: 50 }, () => submit('one', input)));
    await untilStatus('delivered');
    expect(await deliveries()).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });

  test('that the receiver refuses is sent again with the same id', async () => {
    receiver.answerWith((response) => response.writeHead(503).end());
    await submit();
    await until(async () =>
      expect((await deliveries())[0]).toMatchObject({ status: 'pending', attempts: [{ statusCode: 503 }] }),
    );
    receiver.answerWith((response) => response.writeHead(200).end());
    await hurry();
    await untilStatus('delivered');
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(1);
    expect((await deliveries())[0]?.attempts.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('is delivered later if the receiver was down at first', async () => {
    await receiver.close();
    await submit();
    await until(async () =>
      expect((await deliveries())[0]?.attempts).toMatchObject([{ error: 'Connection refused' }]),
    );
    const port = Number(new URL(receiver.url).port);
    receiver = await startReceiver(port);
    await hurry();
    await untilStatus('delivered');
    expect(receiver.received).toHaveLength(1);
  });

  test('is not delivered if webhooks are off or if it is quarantined', async () => {
    await submit(undefined, leadInput(api, { fax: 'x' }));
    await client().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: false } });
    await submit();
    expect(await deliveries()).toEqual([]);
  });

  test('removes its deliveries when it is deleted', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const { id } = await submit();
    await until(async () => expect((await deliveries())[0]?.attempts).toHaveLength(1));
    await api.client(submissions, headers).deleteSubmission({ params: { id } });
    expect(await deliveries()).toEqual([]);
  });
});

describe('a delivery', () => {
  const failTenTimes = async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    await submit();
    await until(async () => {
      await hurry();
      expect((await deliveries())[0]).toMatchObject({ status: 'dead' });
    });
  };

  test('fails permanently after ten attempts, and can be replayed alone or with all failed ones', async () => {
    await failTenTimes();
    expect((await deliveries())[0]?.attempts).toHaveLength(10);
    receiver.answerWith((response) => response.writeHead(200).end());
    expect(await client().replayFailed()).toEqual({ count: 1 });
    expect(await api.lastAudit()).toMatchObject({ action: 'webhook.replayed', after: { count: 1 } });
    await untilStatus('delivered');

    const [delivery] = await deliveries();
    await client().replayDelivery({ params: { id: delivery?.id ?? '' } });
    expect(await api.lastAudit()).toMatchObject({ action: 'webhook.replayed', subjectId: delivery?.id });
    await until(() => expect(receiver.received).toHaveLength(12));
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(1);
    expect(await client().replayFailed()).toEqual({ count: 0 });
  });

  test('waits as long as Retry-After says', async () => {
    receiver.answerWith((response) => response.writeHead(429, { 'retry-after': '600' }).end());
    await submit();
    await until(async () => expect((await deliveries())[0]?.attempts).toHaveLength(1));
    const [delivery] = await deliveries();
    expect(Date.parse(delivery?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(500_000);
  });

  test('answered with 410 pauses webhooks; saving the settings sends the held deliveries', async () => {
    receiver.answerWith((response) => response.writeHead(410).end());
    await submit();
    await untilStatus('held');
    expect(await client().getSettings()).toMatchObject({
      pausedAt: expect.any(String),
      pauseReason: expect.stringContaining('410'),
    });
    await submit();
    await until(async () =>
      expect((await deliveries()).map(({ status }) => status)).toEqual(['held', 'held']),
    );

    receiver.answerWith((response) => response.writeHead(200).end());
    await client().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
    await until(async () =>
      expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']),
    );
  });

  test('failing for five days pauses webhooks; a successful test resumes them', async () => {
    await sql`update webhook_settings set failing_since = now() - interval '5 days 1 minute'`.execute(api.db);
    receiver.answerWith((response) => response.writeHead(500).end());
    await submit();
    await untilStatus('held');
    receiver.answerWith((response) => response.writeHead(200).end());
    expect(await client().test()).toMatchObject({ success: true });
    await untilStatus('delivered');
    expect(await client().getSettings()).toMatchObject({ pausedAt: null });
  });

  test('cannot be replayed if it is unknown or webhooks are off', async () => {
    const id = '0198a2f0-0000-7000-8000-000000000000';
    expect(await refusedWith(client().replayDelivery({ params: { id } }))).toBe(404);
    await client().saveSettings({ body: { webhookUrl: '', isEnabled: true } });
    expect(await refusedWith(client().replayFailed())).toBe(409);
  });
});

describe('while an attempt is running', () => {
  /** Submits a quiz whose delivery waits until the returned function sends the response. */
  async function hanging(): Promise<(statusCode: number) => void> {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response) => resolve(response));
    await submit();
    const response = await promise;
    receiver.answerWith((next) => next.writeHead(200).end());
    return (statusCode) => response.writeHead(statusCode).end();
  }
  const attemptsAre = (count: number) =>
    until(async () => expect((await deliveries())[0]?.attempts).toHaveLength(count));

  test('its late failure does not undo a successful replay', async () => {
    const answer = await hanging();
    const [delivery] = await deliveries();
    await client().replayDelivery({ params: { id: delivery?.id ?? '' } });
    await untilStatus('delivered');
    answer(410);
    await attemptsAre(2);
    expect((await deliveries())[0]).toMatchObject({ status: 'delivered' });
    expect(await client().getSettings()).toMatchObject({ pausedAt: null });
  });

  test('an answer from the old address does not pause the new one', async () => {
    const answer = await hanging();
    const other = await startReceiver();
    await client().saveSettings({ body: { webhookUrl: other.url, isEnabled: true } });
    answer(410);
    await untilStatus('delivered');
    expect(other.received).toHaveLength(1);
    expect(await client().getSettings()).toMatchObject({ pausedAt: null });
    await other.close();
  });

  test('its success does not end a pause that began in the meantime', async () => {
    const answer = await hanging();
    await sql`update webhook_settings set paused_at = now(), pause_reason = 'x'`.execute(api.db);
    answer(200);
    await untilStatus('delivered');
    expect(await client().getSettings()).toMatchObject({ pauseReason: 'x' });
    const [delivery] = await deliveries();
    const replay = client().replayDelivery({ params: { id: delivery?.id ?? '' } });
    await expect(replay).rejects.toMatchObject({ statusCode: 409, message: 'Deliveries are paused. x' });
  });
});

test('one save resumes hundreds of held deliveries and sends each once', async () => {
  receiver.answerWith((response) => response.writeHead(410).end());
  await submit();
  await untilStatus('held');
  await sql`insert into webhook_deliveries (id, endpoint_id, lead_id, body, status)
    select gen_random_uuid(), endpoint_id, lead_id, body, 'held' from webhook_deliveries, generate_series(1, 599)`.execute(
    api.db,
  );
  receiver.received.length = 0;
  receiver.answerWith((response) => response.writeHead(200).end());
  await client().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  await vi.waitFor(
    async () => expect((await client().listDeliveries({ query: { status: 'delivered' } })).total).toBe(600),
    { timeout: 60_000, interval: 250 },
  );
  expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(600);
  expect(receiver.received).toHaveLength(600);
}, 70_000);

describe('the test button', () => {
  test('shows status and duration, but not the body of the answer', async () => {
    receiver.answerWith((response) => response.writeHead(418).end('secret teapot'));
    const result = await client().test();
    expect(result).toEqual({
      success: false,
      message: expect.stringMatching(/^The endpoint answered 418 in \d+ ms\.$/),
    });
  });

  test('does not hang if the receiver answers with a switch of protocols', async () => {
    receiver.answerWith((response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    });
    expect(await client().test()).toMatchObject({ success: false, message: expect.stringContaining('101') });
  });

  test('does not follow redirects', async () => {
    receiver.answerWith((response) => response.writeHead(302, { location: receiver.url }).end());
    expect(await client().test()).toMatchObject({ success: false, message: expect.stringContaining('302') });
    expect(receiver.received).toHaveLength(1);
  });

  test('asks for a URL if none is saved', async () => {
    await client().saveSettings({ body: { webhookUrl: '', isEnabled: true } });
    expect(await client().test()).toEqual({ success: false, message: 'Save a webhook URL first.' });
  });
});

test('settings accept any address and report what is wrong with it', async () => {
  const save = (webhookUrl: string) => client().saveSettings({ body: { webhookUrl, isEnabled: false } });
  expect(await save('not an address')).toMatchObject({
    webhookUrl: 'not an address',
    problem: 'This is not a web address.',
  });
  expect(await save('')).toMatchObject({ problem: null });
  await expect(save('x'.repeat(3000))).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'webhookUrl' }],
  });
});
