import { once } from 'node:events';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { ANSWER_MAX_BYTES, webhook } from '@upcurve/contracts/webhooks/webhook';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiForFile, until } from '../../../../test/api.ts';
import { leadInput } from '../../../../test/samples/leads.ts';
import { type Receiver, startReceiver } from '../../../../test/servers/receiver.ts';

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
/** Submits a quiz and returns its first attempt with all details. */
async function attempt() {
  await api.client(quiz).submit({ body: leadInput(api) });
  return until(async () => {
    const [delivery] = (await client().listDeliveries()).items;
    expect(delivery?.attempts).toHaveLength(1);
    return client().getAttempt({ params: { id: delivery?.id ?? '', number: 1 } });
  });
}

test('stores the request and the answer, without the receiver’s cookies', async () => {
  receiver.answerWith((response) =>
    response
      .writeHead(422, { 'X-Request-Id': 'r-17', 'Set-Cookie': 'key=1', 'content-type': 'text/html' })
      .end('<script>alert(1)</script>\0'),
  );
  const { answer, payload, ...rest } = await attempt();
  expect(rest).toMatchObject({
    event: 'eligibility.submitted',
    number: 1,
    statusCode: 422,
    error: 'Answered 422',
  });
  expect(payload).toBe(receiver.received[0]?.body);
  expect(answer).toMatchObject({ body: '<script>alert(1)</script>\uFFFD', isCut: false });
  expect(answer?.headers).toContainEqual(['x-request-id', 'r-17']);
  expect(JSON.stringify(answer)).not.toContain('cookie');
});

test('stores the first 2 kB of an answer without splitting a character, and reads no more', async () => {
  receiver.answerWith(async (response) => {
    response.writeHead(200);
    // Writes more than the buffers in between can hold.
    while (response.write('€'.repeat(20_000))) await new Promise(setImmediate);
    await once(response, 'close');
  });
  const { answer, statusCode } = await attempt();
  expect(statusCode).toBe(200);
  expect(answer?.isCut).toBe(true);
  expect(answer?.body).toMatch(/^€+$/);
  expect(Buffer.byteLength(answer?.body ?? '')).toBe(ANSWER_MAX_BYTES - (ANSWER_MAX_BYTES % 3));
});

test('judges an answer by its status if its body never ends or breaks off', async () => {
  receiver.answerWith((response) => response.writeHead(200).write('begun'));
  expect(await attempt()).toMatchObject({ statusCode: 200, answer: { body: 'begun', isCut: true } });
  await api.db.deleteFrom('allLeads').execute();
  receiver.answerWith((response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begun');
    setTimeout(() => response.destroy(), 50);
  });
  expect(await attempt()).toMatchObject({ statusCode: 200, answer: { body: 'begun', isCut: true } });
});

test('stores no answer if the connection was refused', async () => {
  await receiver.close();
  expect(await attempt()).toMatchObject({ statusCode: null, error: 'Connection refused', answer: null });
});
