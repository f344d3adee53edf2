import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { quizPage } from '../pages/quiz-page.ts';
import { expectReport } from '../pages/report-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { QUESTIONS, VISITOR } from '../pages/visitor.ts';
import { emailOf, ownerApi, submitQuiz } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { startReceiver, verifyDelivery } from '../system/receiver.ts';
import { test } from '../test.ts';

const ADDRESS = '/admin/eligibility/webhook';
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let secret = '';

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await (await ownerApi()).webhook.saveSettings({ body: { webhookUrl: '', isEnabled: false } });
  await receiver.stop();
});

const entry = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Deliveries' })
    .getByRole('row', { name: new RegExp(name) })
    .first();

test('the owner sets and tests the webhook address; the next quiz is delivered there, signed', async ({
  open,
}) => {
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(ADDRESS);
  await page.getByLabel('Webhook URL').waitFor();
  expect(await page.getByRole('button', { name: 'Test Webhook' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.getByLabel('Webhook URL').fill(receiver.url);
  await page.getByRole('switch', { name: 'Send new submissions' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  secret = await page
    .getByLabel('Signing secret', { exact: true })
    .and(page.getByRole('textbox'))
    .inputValue();
  expect(secret).toMatch(/^whsec_/);
  // The buttons are disabled, with less contrast, until the answer has arrived.
  await page.getByRole('button', { name: 'Test Webhook', disabled: false }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Test Webhook' }).click();
  await page.getByText('Webhook test successful').waitFor();
  await page.getByText(/^The endpoint answered 204 in \d+ ms\.$/).waitFor();
  const [sample] = await receiver.arrived('amelia@example.com');
  expect(verifyDelivery(sample!, secret)).toMatchObject({ quiz_title: 'Eligibility assessment' });

  const visitor = await open('phone');
  const quiz = quizPage(visitor.page);
  const email = emailOf('Wendy Hook');
  await quiz.openWelcome();
  await quiz.introduce({ ...VISITOR, name: 'Wendy Hook', email });
  await quiz.answer(QUESTIONS[0]!);
  await quiz.heading(QUESTIONS[1]?.text ?? '').waitFor();
  await quiz.skipTheRest();
  await visitor.page.getByRole('link', { name: 'Finish' }).waitFor();

  const [delivery] = await receiver.arrived(email);
  expect(verifyDelivery(delivery!, secret)).toMatchObject({
    first_name: 'Wendy',
    last_name: 'Hook',
    email,
    business_name: VISITOR.businessName,
    slug: 'eligibility',
    answers: expect.arrayContaining([{ question: QUESTIONS[0]?.text, response: 'Owner or founder' }]),
  });
  expect(() =>
    verifyDelivery({ ...delivery!, body: delivery!.body.replace('Wendy', 'Mandy') }, secret),
  ).toThrow();
});

test('delivers again after a failed attempt, and once more on a replay', async ({ open }) => {
  await (await ownerApi()).webhook.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  const email = emailOf('Petra Later');
  // Only one attempt fails, because the second retry is due after five minutes.
  receiver.dropNext();
  const { id } = await submitQuiz({ name: 'Petra Later', email });

  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(ADDRESS);
  const [first] = await receiver.arrived(email);
  await entry(page, 'Petra Later').getByText('Delivered', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Attempts of Petra Later' }).click();
  const attempts = page.getByRole('table', { name: 'Attempts of the delivery about Petra Later' });
  await attempts.getByText('Answered 204').waitFor();
  expect(await attempts.getByRole('row').count()).toBeGreaterThan(2);
  await page.getByText(`webhook-id ${first?.id}`).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Replay the delivery about Petra Later' }).click();
  await page.getByText('Delivery replayed', { exact: true }).waitFor();
  const arrived = await receiver.arrived(email, 2);
  expect(new Set(arrived.map((each) => each.id)).size).toBe(1);

  await page.getByRole('link', { name: 'Petra Later' }).click();
  await page.getByRole('heading', { name: 'Submission Details' }).waitFor();
  expect(page.url()).toContain(id);
});

test('the delivery log and the documentation are accessible and fit on a phone', async ({ open }) => {
  const { page } = await open('phone');
  await signInPage(page).openAsOwner(ADDRESS);
  await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
  await page.getByText(/^Showing /).waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Documentation' }).tap();
  await page.getByText('webhook-signature').first().waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('completes the quiz by tapping on a phone, and opens and downloads the report on another device', async ({
  open,
}) => {
  const { page } = await open('phone');
  const quiz = quizPage(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await quiz.openWelcome();
  await expectAccessible(page);
  await quiz.introduce();
  for (const question of QUESTIONS) {
    // Plays all animations for the first questions and the last, and reduces them in between to save time.
    const isCalm = question.order > 3 && question.order < 17;
    await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' });
    await quiz.heading(question.text).waitFor();
    if ([1, 4, 9, 12].includes(question.order)) await expectAccessible(page);
    await quiz.answer(question);
  }
  await quiz.seeResults('about 120');
  await page.getByRole('heading', { name: 'Working out your report…' }).waitFor();
  await expectReport(page, VISITOR.name);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const { submissions } = await ownerApi();
  const { items } = await submissions.listSubmissions({ query: { search: VISITOR.email } });
  expect(items[0]).toMatchObject({ ...VISITOR, status: 'new' });
  const { figures } = await submissions.getSubmission({ params: { id: items[0]?.id ?? '' } });
  expect(figures).toEqual({ enquiries: 120 });

  await quiz.press(quiz.button('Copy link to this report'));
  await page.getByText('Copied. Anyone who has the link can read the report.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${addresses.marketing}/eligibility/results#r=`)).toBe(true);

  await quiz.press(quiz.link('Finish'));
  await quiz.heading('Thank You!').waitFor();
  await expectAccessible(page);

  const reader = await open('desktop');
  await reader.page.goto(link);
  await expectReport(reader.page, VISITOR.name);
  await expectAccessible(reader.page);

  // The PDF has the figures that the reader sees.
  const pdf = reader.page.getByRole('link', { name: 'Download as PDF' }).first();
  await reader.page.getByLabel('New enquiries a month').fill('150');
  await reader.page.waitForFunction(() =>
    document.querySelector('a[download]')?.getAttribute('href')?.endsWith('?enquiries=150'),
  );
  const downloading = reader.page.waitForEvent('download');
  await pdf.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('your-report.pdf');
  const bytes = await buffer(await download.createReadStream());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
