import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AbandonedPayload } from '@upcurve/contracts/webhooks/webhook-payload';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, vi } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { quizPage } from './pages/quiz-page.ts';
import { expectReport } from './pages/report-page.ts';
import { QUESTIONS, VISITOR } from './pages/visitor.ts';
import { emailOf, ownerApi } from './system/api.ts';
import { addresses, dataDir } from './system/current.ts';
import { startReceiver } from './system/receiver.ts';
import { PATIENCE_MS, test } from './test.ts';

test.concurrent('is completed by keyboard, with a look back', async ({ open }) => {
  const { page } = await open('desktop');
  const quiz = quizPage(page);
  const { keyboard } = page;
  await quiz.openWelcome();
  await tabTo(page, quiz.link('Start the eligibility check'));
  await keyboard.press('Enter');
  // The first field has the focus, and Enter moves to the next field. A second Enter submits and shows the error.
  await quiz.heading('Who’s asking?').waitFor();
  await keyboard.type('Kit Board');
  await keyboard.press('Enter');
  await page.getByLabel('Email', { exact: true }).and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await page.getByRole('alert').getByText('Email: ').waitFor();
  await expectAccessible(page);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await keyboard.type('kit.board@example.com');
  await keyboard.press('Enter');

  for (const { text, inputType, options, given, order } of QUESTIONS) {
    await quiz.heading(text).waitFor();
    if (order === 3) await lookBack(page, QUESTIONS[1]?.text ?? '', text);
    if (options) {
      // Both digits and letters select an option by its position.
      for (const label of given) {
        const place = options.findIndex((option) => option.label === label);
        await keyboard.press(order % 2 ? String(place + 1) : 'ABCDEFGHI'.charAt(place));
      }
    } else if (inputType === 'yesno') {
      await keyboard.press('y');
    } else {
      await tabTo(page, quiz.field);
      await keyboard.type(given[0] ?? '');
    }
    await keyboard.press(inputType === 'freeText' ? 'Control+Enter' : 'Enter');
  }
  await quiz.heading('Do you know these?').waitFor();
  await expectAccessible(page);
  await tabTo(page, quiz.button('See my results'));
  await keyboard.press('Enter');
  await expectReport(page, 'Kit Board');
  await expectAccessible(page);
  await tabTo(page, quiz.link('Finish'));
  await keyboard.press('Enter');
  await quiz.heading('Thank You!').waitFor();

  const owner = await ownerApi();
  const { items } = await owner.submissions.listSubmissions({ query: { search: 'kit.board@example.com' } });
  const answers = Object.values(items[0]?.answers ?? {});
  expect(answers).toHaveLength(17);
  expect(answers).toEqual(
    expect.arrayContaining([
      'owner',
      'full-time',
      '4',
      ['instagram', 'google-ads'],
      true,
      ...(QUESTIONS[16]?.given ?? []),
    ]),
  );
});

/** Goes to the previous question with Shift+Tab, checks its answer, and returns. */
async function lookBack(page: Page, before: string, current: string) {
  const quiz = quizPage(page);
  await tabTo(page, page.getByRole('link', { name: 'Back', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await quiz.heading(before).waitFor();
  expect(await page.getByRole('radio', { name: 'Full time' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await quiz.heading(current).waitFor();
}

test.concurrent.for(['phone', 'desktop'] as const)(
  'keeps the progress after Back, a reload and in a later session (%s)',
  async (screen, { open }) => {
    const { page } = await open(screen);
    const quiz = quizPage(page);
    const [first, second, third] = QUESTIONS;
    await quiz.openWelcome();
    await quiz.introduce();
    if (first && second) {
      await quiz.answer(first);
      await quiz.answer(second);
      await quiz.heading(third?.text ?? '').waitFor();
      await page.goBack();
      await quiz.heading(second.text).waitFor();
      expect(await page.getByRole('radio', { name: 'Full time' }).isChecked()).toBe(true);
      await page.goForward();
    }
    await quiz.heading(third?.text ?? '').waitFor();
    await page.reload();
    await quiz.heading(third?.text ?? '').waitFor();
    await page.getByText('Question 3 of 17').waitFor();

    const storageState = await page.context().storageState();
    await page.close();
    const nextDay = await open(screen, { storageState });
    await nextDay.page.clock.install({ time: Date.now() + 86_400_000 });
    const again = quizPage(nextDay.page);
    await again.openWelcome();
    await nextDay.page.getByText('You’ve answered or skipped 2 questions already.').waitFor();
    await expectAccessible(nextDay.page);
    await again.press(again.link('Carry on where you stopped'));
    await again.heading(third?.text ?? '').waitFor();
    await again.press(again.link('Back'));
    expect(await nextDay.page.getByRole('radio', { name: 'Full time' }).isChecked()).toBe(true);
  },
);

test('is continued from a link on another device after leaving it on a phone, and submitted once', async ({
  open,
}) => {
  const receiver = await startReceiver();
  const { webhook } = await ownerApi();
  await webhook.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  onTestFinished(async () => {
    await webhook.saveSettings({ body: { webhookUrl: '', isEnabled: false } });
    await receiver.stop();
  });
  const email = emailOf('Una Finished');
  const [first, second, third] = QUESTIONS;

  const phone = await open('phone');
  const quiz = quizPage(phone.page);
  await quiz.openWelcome();
  await quiz.introduce({ ...VISITOR, name: 'Una Finished', email, consent: true });
  await quiz.answer(first!);
  await quiz.answer(second!);
  await quiz.heading(third?.text ?? '').waitFor();
  await leaveAlone(email, second!.text);
  await phone.page.close();
  const [delivery] = await receiver.arrived(email);
  const event = AbandonedPayload.parse(JSON.parse(delivery!.body));
  expect(event).toMatchObject({ first_name: 'Una', business_name: VISITOR.businessName });
  expect(event.resume_url.startsWith(`${addresses.marketing}/eligibility/resume#t=`)).toBe(true);

  const desktop = await open('desktop');
  const asked: string[] = [];
  desktop.page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  const again = quizPage(desktop.page);
  await desktop.page.goto(event.resume_url);
  await again.heading(third?.text ?? '').waitFor();
  expect(desktop.page.url()).not.toContain('#');
  await again.press(again.link('Back'));
  expect(await desktop.page.getByRole('radio', { name: 'Full time' }).isChecked()).toBe(true);
  await desktop.page.keyboard.press('Enter');
  await again.heading(third?.text ?? '').waitFor();
  await again.skipTheRest();
  await desktop.page.getByRole('link', { name: 'Finish' }).waitFor();
  const token = event.resume_url.split('#t=')[1] ?? '';
  for (const secret of [token, email]) expect(asked.filter((url) => url.includes(secret))).toEqual([]);

  const { submissions } = await ownerApi();
  const { items } = await submissions.listSubmissions({ query: { search: email } });
  expect(items).toMatchObject([{ ...VISITOR, name: 'Una Finished', email }]);
  expect(Object.values(items[0]?.answers ?? {})).toEqual(expect.arrayContaining(['owner', 'full-time']));

  const late = await open('phone');
  late.watch.expect(/status of 410/);
  await late.page.goto(event.resume_url);
  await quizPage(late.page).heading('This link has expired.').waitFor();
  await expectAccessible(late.page);
  await quizPage(late.page).press(quizPage(late.page).link('Go to the eligibility check'));
  await quizPage(late.page).link('Start the eligibility check').waitFor();
});

/** Waits for the answer to be saved, makes the session 31 minutes old, and runs the job that finds abandoned quizzes. */
async function leaveAlone(email: string, answered: string): Promise<void> {
  // Questions that were deleted and restored have different ids from the built-in ones.
  const asked = await (await ownerApi()).questions.listQuestions();
  const id = asked.find(({ text }) => text === answered)?.id;
  const url = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const saved = 'select id from quiz_sessions where email = $1 and answers ? $2';
  await vi.waitFor(async () => expect((await database.query(saved, [email, id])).rowCount).toBe(1), {
    timeout: PATIENCE_MS,
    interval: 100,
  });
  await database.query(
    "update quiz_sessions set updated_at = now() - interval '31 minutes' where email = $1",
    [email],
  );
  await database.query("insert into pgboss.job (name, data) values ('find-abandoned-quizzes', '{}')");
}
