import { describe, expect } from 'vitest';
import { typeInto } from '../pages/keyboard.ts';
import { quizPage } from '../pages/quiz-page.ts';
import { expectReport } from '../pages/report-page.ts';
import { hydratePage, refuseCookies } from '../pages/site-page.ts';
import { QUESTIONS, VISITOR } from '../pages/visitor.ts';
import { addresses } from '../system/current.ts';
import { SCREENS, type Screen } from '../test.ts';
import type { EnginePage } from './page.ts';
import { ENGINES, test } from './test.ts';

const { marketing } = addresses;
const screens = Object.keys(SCREENS) as Screen[];

/** Opens a page, hydrates it by a touch, and rejects cookies. */
async function openAlive(page: EnginePage, path: string): Promise<void> {
  await page.goto(marketing + path);
  await hydratePage(page);
  await refuseCookies(page);
}

describe.each(ENGINES)('in %s', (engine) => {
  test.concurrent('the phone menu opens, navigates and closes; a press outside does not reach the page', async ({
    visit,
  }) => {
    const page = await visit(engine, 'phone');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await openAlive(page, '/pricing');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await menu.getByRole('link', { name: 'Contact Us' }).waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });

    await open.click();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    // Detects clicks that reach the page below the menu.
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        if (!(target as Element).closest('header')) document.title = 'pressed the page below';
      });
    });
    await open.click();
    await page.mouse.click(195, 800);
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.title)).not.toBe('pressed the page below');

    await open.click();
    await menu.getByRole('link', { name: 'What We Do' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.waitForURL(`${marketing}/#what-we-do`);
  });

  test.concurrent('a cookie choice is stored and can be changed', async ({ visit }) => {
    const page = await visit(engine, 'phone');
    await openAlive(page, '/pricing');
    await page.reload();
    await hydratePage(page);
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    const choices = page.getByRole('dialog', { name: 'What this browser keeps' });
    await choices.getByRole('button', { name: 'Accept' }).click();
    await choices.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.cookie)).toContain('memory');
  });

  test.concurrent('the first press on the label of a check box ticks it, and an FAQ entry opens', async ({
    visit,
    expect,
  }) => {
    const page = await visit(engine, 'phone');
    await page.goto(`${marketing}/contact`);
    await page.getByRole('main').getByText('occasional advice').click();
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByLabel(/occasional advice/)
          .isChecked(),
      )
      .toBe(true);

    await page.goto(`${marketing}/calculator/start`);
    await page.getByText('Is this revenue or profit?').click();
    await page.getByText('Revenue, before product, rooms').waitFor();
  });

  test.concurrent.for(screens)(
    'the calculator works from its first page to a result (%s)',
    async (screen, { visit }) => {
      const page = await visit(engine, screen);
      await openAlive(page, '/calculator/start');
      await page.getByRole('link', { name: 'Put in your figures' }).first().click();
      await page.waitForURL(`${marketing}/calculator/questions`);
      await typeInto(page.getByLabel('How many enquiries do you get in a month?'), '120');
      await page.getByRole('button', { name: 'Show me where it leaks' }).click();
      await page.waitForURL(/\/calculator\/results\?/);
      await page.getByRole('button', { name: 'Copy the link to this result' }).waitFor();
    },
  );

  test.concurrent('copies a script of the lead guide', async ({ visit }) => {
    const page = await visit(engine, 'phone');
    await openAlive(page, '/lead-guide/call-stages');
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByText(/is copied\.|does not allow copying/).waitFor();
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(high);
  });
});

// In Chromium, forms.test.ts, frame.test.ts and quiz.test.ts cover these steps.
describe.each(ENGINES.filter((engine) => engine !== 'Chromium'))('in %s', (engine) => {
  test.concurrent.for(screens)(
    'the e-book popup opens, closes and offers the guide (%s)',
    async (screen, { visit }) => {
      const page = await visit(engine, screen);
      const popup = page.getByRole('dialog', { name: "7 Steps That'll Grow Your Aesthetic Business" });
      await openAlive(page, '/blog');
      const open = page.getByRole('button', { name: 'Download the Guide Now!' });
      await open.click();
      await popup.getByRole('button', { name: 'Close' }).click();
      await popup.waitFor({ state: 'hidden' });
      await open.click();
      await popup.waitFor();
      await page.mouse.click(4, 4);
      await popup.waitFor({ state: 'hidden' });
      await open.click();
      await typeInto(popup.getByLabel('Your name'), 'Priya Nair');
      await typeInto(popup.getByLabel('Email', { exact: true }), 'priya.nair@example.com');
      await popup.getByRole('button', { name: 'Get the e-book' }).click();
      await popup.getByRole('link', { name: 'Download the e-book (PDF)' }).waitFor();
    },
  );

  test.concurrent.for(screens)(
    'the contact form rejects missing and invalid fields, then is sent (%s)',
    async (screen, { visit }) => {
      const page = await visit(engine, screen);
      await openAlive(page, '/contact');
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: 'Send the message' });
      await send.click();
      const summary = main.getByRole('alert').filter({ hasText: 'These need your attention:' });
      await summary.getByRole('link', { name: /^Your name/ }).waitFor();
      await typeInto(main.getByLabel('Your name'), 'Amelia Hart');
      await typeInto(main.getByLabel('Email', { exact: true }), 'amelia');
      await send.click();
      await summary.getByRole('link', { name: 'Email: Enter a valid email address.' }).waitFor();
      await typeInto(main.getByLabel('Email', { exact: true }), 'amelia.hart@example.com');
      await typeInto(main.getByLabel('What would you like to change?'), 'More smiles from Bath.');
      await send.click();
      await page.waitForURL(`${marketing}/thank-you`);
      await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    },
  );

  test.concurrent.for(screens)(
    'the quiz can be completed by clicking its cards, up to the report (%s)',
    async (screen, { visit }) => {
      const page = await visit(engine, screen);
      const quiz = quizPage(page);
      await quiz.openWelcome();
      await quiz.introduce();
      for (const question of QUESTIONS) await quiz.answer(question);
      await quiz.seeResults();
      await expectReport(page, VISITOR.name);
    },
  );
});
