import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { quizPage } from './pages/quiz-page.ts';
import { QUESTIONS } from './pages/visitor.ts';
import { emailOf, leadBody, ownerApi, ownName } from './system/api.ts';
import { addresses } from './system/current.ts';
import { startReceiver } from './system/receiver.ts';
import { test } from './test.ts';

const API = '**/api/**';

async function leadsOf(email: string) {
  return (await (await ownerApi()).submissions.listSubmissions({ query: { search: email } })).items;
}

/** Goes through the quiz up to the last question, skipping all but the first. */
async function toLastQuestion(page: Page, name: string) {
  const quiz = quizPage(page);
  await quiz.openWelcome();
  await quiz.introduce({ name, email: emailOf(name) });
  await quiz.answer(QUESTIONS[0]!);
  for (const { text } of QUESTIONS.slice(1, -1)) {
    await quiz.heading(text).waitFor();
    await quiz.press(quiz.button('Skip this question'));
  }
  await quiz.heading(QUESTIONS.at(-1)?.text ?? '').waitFor();
  await quiz.field.fill('Keep this.');
  return quiz;
}

test.concurrent.for(['phone', 'desktop'] as const)(
  'keeps all answers while the API returns 503; a retry submits them once (%s)',
  async (screen, { open }) => {
    const { page, watch } = await open(screen);
    const name = ownName('Fay Ling');
    const quiz = await toLastQuestion(page, name);
    watch.expect(/status of 503/);
    const busy = { statusCode: 503, error: 'Service Unavailable', message: 'Busy.' };
    await page.route(API, (route) => route.fulfill({ status: 503, json: busy }));
    await quiz.press(quiz.button('Next'));
    await quiz.seeResults();
    await quiz.heading('We couldn’t make your report yet.').waitFor();
    await page.getByText('Every answer is kept on this device. Nothing is lost or sent twice.').waitFor();
    await expectAccessible(page);
    await page.reload();
    await quiz.heading('We couldn’t make your report yet.').waitFor();

    await page.unroute(API);
    await quiz.press(quiz.button('Try again'));
    await page.getByRole('link', { name: 'Finish' }).waitFor();
    const leads = await leadsOf(emailOf(name));
    expect(leads).toHaveLength(1);
    expect(Object.values(leads[0]?.answers ?? {})).toEqual(expect.arrayContaining(['owner', 'Keep this.']));
  },
);

test.concurrent('going offline in the middle and at the end loses nothing', async ({ open }) => {
  const { page, watch } = await open('phone');
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const name = ownName('Off Line');
  const quiz = await toLastQuestion(page, name);
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await quiz.field.fill('Keep this too.');
  await quiz.press(quiz.button('Next'));
  await quiz.seeResults();
  await quiz.heading('We couldn’t make your report yet.').waitFor();
  await page.getByText('We can’t reach our server.').waitFor();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await quiz.press(quiz.button('Try again'));
  await page.getByRole('link', { name: 'Finish' }).waitFor();
  const leads = await leadsOf(emailOf(name));
  expect(leads).toHaveLength(1);
  expect(Object.values(leads[0]?.answers ?? {})).toContain('Keep this too.');
});

test.concurrent('stores one submission despite a lost response and a double click', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/submissions \(net::ERR_CONNECTION_RESET\)|ERR_CONNECTION_RESET/);
  const name = ownName('Dora Double');
  const quiz = await toLastQuestion(page, name);
  // The server accepts the submission, but its response is lost.
  await page.route('**/api/eligibility/submissions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await quiz.press(quiz.button('Next'));
  await quiz.button('See my results').dblclick();
  await quiz.heading('We couldn’t make your report yet.').waitFor();
  expect(await leadsOf(emailOf(name))).toHaveLength(1);

  await page.unroute('**/api/eligibility/submissions');
  await quiz.button('Try again').dblclick();
  await page.getByRole('link', { name: 'Finish' }).waitFor();
  expect(await leadsOf(emailOf(name))).toHaveLength(1);
});

test.concurrent('stores and delivers a submission once if it is sent 50 times at once', async () => {
  const receiver = await startReceiver();
  const { webhook } = await ownerApi();
  await webhook.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  try {
    const { marketing } = addresses;
    const name = ownName('Fifty Fold');
    const email = emailOf(name);
    const headers = {
      origin: marketing,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify(await leadBody({ name, email }));
    // On a busy machine the API refuses some of them, and asks for another try.
    const send = async (triesLeft = 10): Promise<Response> => {
      const answer = await fetch(`${marketing}/api/eligibility/submissions`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status !== 503 || triesLeft === 1) return answer;
      await sleep(Number(answer.headers.get('retry-after')) * 1000);
      return send(triesLeft - 1);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const receipts = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[];
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);

    expect(await leadsOf(email)).toHaveLength(1);
    await receiver.arrived(email);
    const { items } = await webhook.listDeliveries();
    expect(items.filter(({ leadName }) => leadName === name)).toHaveLength(1);
    expect(receiver.about(email)).toHaveLength(1);
  } finally {
    await webhook.saveSettings({ body: { webhookUrl: '', isEnabled: false } });
    await receiver.stop();
  }
});
