import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { quizPage } from './pages/quiz-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { VISITOR } from './pages/visitor.ts';
import { emailOf, ownerApi } from './system/api.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

/** Visits with the headless browser's own user agent would not be counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const SOURCE = 'analytics <b>test</b>';

test('counts quiz views and starts by campaign in the analytics', async ({ open }) => {
  const address = `${addresses.marketing}/eligibility/welcome?utm_source=${encodeURIComponent(SOURCE)}`;
  const { page: looker } = await open('phone', { userAgent });
  const { page: beginner } = await open('desktop', { userAgent });
  await looker.goto(address);
  await looker.getByRole('link', { name: 'Start the eligibility check' }).waitFor();
  // Blocks the scripts of the first page, so that its link causes a full page load.
  await beginner.route(/\.js$/, (route) => (beginner.url() === address ? undefined : route.continue()));
  await beginner.goto(address);
  const quiz = quizPage(beginner);
  await quiz.introduce({ ...VISITOR, email: emailOf('Analytics Visitor') });
  await quiz.press(quiz.button('Skip this question'));
  await beginner.getByText(/^Question 2 of /).waitFor();
  // Simulates leaving the page. The browser would send the events only a moment later.
  for (const page of [looker, beginner]) await page.evaluate(() => dispatchEvent(new Event('pagehide')));

  const { analytics } = await ownerApi();
  const funnel = async () => (await analytics.getAnalytics({ query: { source: SOURCE } })).funnel;
  await expect
    .poll(funnel, { timeout: 15_000 })
    .toEqual({ views: 2, notStarted: 1, inProgress: 1, abandoned: 0, completed: 0 });
  for (const page of [looker, beginner]) {
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toEqual([]);
  }

  const { page: desk } = await open('desktop');
  await signInPage(desk).openAsOwner(`/admin/eligibility?span=today&source=${encodeURIComponent(SOURCE)}`);
  await desk.getByText('More figures').click();
  const figures = desk.getByLabel('Funnel');
  await figures.getByText('Views of the quiz').waitFor();
  expect(await figures.textContent()).toMatch(/Views of the quiz2.*Not started1.*In progress1/);
  const row = desk.getByRole('table', { name: 'Campaigns' }).getByRole('row', { name: SOURCE });
  await row.waitFor();
  await expectAccessible(desk);
});
