import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { quizPage } from './pages/quiz-page.ts';
import { expectReport } from './pages/report-page.ts';
import { QUESTIONS, VISITOR } from './pages/visitor.ts';
import { ownerApi } from './system/api.ts';
import { test } from './test.ts';

test.concurrent('on a phone, by tapping, from the welcome to the thank-you; the report opens by its link elsewhere', async ({
  open,
}) => {
  const { page } = await open('phone');
  const quiz = quizPage(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await quiz.openWelcome();
  await expectAccessible(page);
  await quiz.introduce();
  for (const question of QUESTIONS) {
    // The first questions and the last with all their motion; in between nobody needs to wait for it.
    const isCalm = question.order > 3 && question.order < 17;
    await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' });
    await quiz.heading(question.text).waitFor();
    if ([1, 4, 9, 12].includes(question.order)) await expectAccessible(page);
    await quiz.answer(question);
  }
  await page.getByRole('heading', { name: 'Working out your report…' }).waitFor();
  await expectReport(page, VISITOR.name);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const { items } = await (await ownerApi()).submissions.listSubmissions({
    query: { search: VISITOR.email },
  });
  expect(items[0]).toMatchObject({ ...VISITOR, status: 'new' });
  expect(await page.getByText('out of 100').locator('..').textContent()).toContain(String(items[0]?.score));

  await quiz.press(quiz.button('Copy the link to this report'));
  await page.getByText('Copied. Anyone who has the link can read the report.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${inject('addresses').marketing}/eligibility/results#r=`)).toBe(true);

  await quiz.press(quiz.link('I have seen enough for today'));
  await quiz.heading('Thank You!').waitFor();
  await expectAccessible(page);

  const reader = await open('desktop');
  await reader.page.goto(link);
  await expectReport(reader.page, VISITOR.name);
  await expectAccessible(reader.page);
});

test.concurrent('by keyboard alone, with a look back', async ({ open }) => {
  const { page } = await open('desktop');
  const quiz = quizPage(page);
  const { keyboard } = page;
  await quiz.openWelcome();
  await tabTo(page, quiz.link('Start the quiz'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Your name'));
  await keyboard.type('Kit Board');
  await keyboard.press('Enter');
  await page.getByRole('alert').getByText('Email: ').waitFor();
  await expectAccessible(page);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await keyboard.type('kit.board@example.com');
  await keyboard.press('Enter');
  await quiz.heading('Tell us about the clinic.').waitFor();
  await expectAccessible(page);
  await tabTo(page, quiz.button('Go to the questions'));
  await keyboard.press('Enter');

  for (const { text, inputType, options, given, order } of QUESTIONS) {
    await quiz.heading(text).waitFor();
    if (order === 3) await lookBack(page, QUESTIONS[1]?.text ?? '', text);
    if (options) {
      // Figures and letters both name an option by its place.
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
  await expectReport(page, 'Kit Board');
  await expectAccessible(page);
  await tabTo(page, quiz.link('I have seen enough for today'));
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

/** Goes to the question before with Shift+Tab, finds the answer there, and returns. */
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
  'back, a reload and another day find everything as it was (%s)',
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
    await nextDay.page.getByText('You have dealt with 2 questions already.').waitFor();
    await expectAccessible(nextDay.page);
    await again.press(again.link('Carry on where you stopped'));
    await again.heading(third?.text ?? '').waitFor();
    await again.press(again.link('Back'));
    expect(await nextDay.page.getByRole('radio', { name: 'Full time' }).isChecked()).toBe(true);
  },
);
