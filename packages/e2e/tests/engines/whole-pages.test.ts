import { describe, expect, type TestContext } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { ALL_PAGES, isFirstOfItsTemplate } from '../pages/all-pages.ts';
import { typeInto } from '../pages/keyboard.ts';
import { hydratePage, refuseCookies } from '../pages/site-page.ts';
import { addresses } from '../system/current.ts';
import { type Alteration, FAILING_SCRIPT, OLDER_BROWSER, startAlteringProxy } from './altering-proxy.ts';
import type { EnginePage } from './page.ts';
import { ENGINES, test } from './test.ts';

const { marketing } = addresses;

/** One page of each kind. Other pages consist of the same parts. */
const KINDS = [
  '/',
  '/pricing',
  '/contact',
  '/calculator/start',
  '/services/seo',
  '/lead-guide/call-stages',
  '/terms',
  '/blog',
];

const wordsOf = (page: EnginePage) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const aside of main.querySelectorAll('noscript, script')) aside.remove();
    return (main.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/** Opens and hydrates a page. Expects its text to stay the same. */
async function expectWhole(page: EnginePage, address: string): Promise<void> {
  await page.goto(address);
  const sent = await wordsOf(page);
  expect(sent.length, address).toBeGreaterThan(20);
  await hydratePage(page);
  expect(await wordsOf(page), `the words of ${address} with script`).toBe(sent);
  expect(await page.locator('h1').count(), address).toBe(1);
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, `the width of ${address}`).toBe(room);
  await expectAccessible(page);
}

// The steps of the quiz require script and have their own tests.
const pages = ALL_PAGES.filter((path) => !path.startsWith('/eligibility/') && isFirstOfItsTemplate(path));

describe.each(ENGINES.filter((engine) => engine !== 'Chromium'))('in %s', (engine) => {
  test.concurrent('a page of each template keeps its content on a phone when its script starts', {
    timeout: 120_000,
  }, async ({ visit }) => {
    const page = await visit(engine, 'phone');
    for (const path of pages) await expectWhole(page, marketing + path);
  });

  test.concurrent('a page of each kind keeps its content on a desktop', async ({ visit }) => {
    const page = await visit(engine, 'desktop');
    for (const path of KINDS) await expectWhole(page, marketing + path);
  });
});

/** Starts a changed site for one test. Returns its address. */
async function altered(
  alteration: Alteration,
  onTestFinished: TestContext['onTestFinished'],
): Promise<string> {
  const { origin, stop } = await startAlteringProxy(marketing, alteration);
  onTestFinished(stop);
  return origin;
}

describe.each(ENGINES)('in %s', (engine) => {
  test.concurrent('in an older browser pages of each kind keep their content, and menu, popup and form work', async ({
    visit,
    onTestFinished,
  }) => {
    const site = await altered(OLDER_BROWSER, onTestFinished);
    const page = await visit(engine, 'phone');
    for (const path of KINDS) await expectWhole(page, site + path);

    // The page is not hydrated yet when the menu opens.
    await page.goto(`${site}/contact`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await menu.getByRole('link', { name: 'Pricing' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await refuseCookies(page);
    await open.click();
    await page.mouse.click(195, 800);
    await menu.waitFor({ state: 'hidden' });
    await open.click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${site}/pricing`);
    await menu.waitFor({ state: 'hidden' });

    const popup = page.getByRole('dialog', { name: "7 Steps That'll Grow Your Aesthetic Business" });
    await page.getByRole('button', { name: 'Download the Guide Now!' }).click();
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'hidden' });

    await page.goto(`${site}/contact`);
    const main = page.getByRole('main');
    await typeInto(main.getByLabel('Your name'), 'Olga Older');
    await typeInto(main.getByLabel('Email', { exact: true }), 'olga.older@example.com');
    await typeInto(main.getByLabel('What would you like to change?'), 'My phone.');
    await main.getByRole('button', { name: 'Send the message' }).click();
    await page.waitForURL(`${site}/thank-you`);
  });

  test.concurrent('where its script fails a page keeps its content and typed text, and its form and links work', async ({
    visit,
    onTestFinished,
  }) => {
    const site = await altered(FAILING_SCRIPT, onTestFinished);
    const page = await visit(engine, 'phone', [/It fails\./]);
    await page.goto(`${site}/contact`);
    const sent = await wordsOf(page);
    const main = page.getByRole('main');
    await typeInto(main.getByLabel('Your name'), 'Nora Native');
    await main.getByText('occasional advice').click();
    await typeInto(main.getByLabel('Email', { exact: true }), 'nora.native@example.com');
    await typeInto(main.getByLabel('What would you like to change?'), 'Nothing.');
    expect(await wordsOf(page)).toBe(sent);
    await main.getByRole('button', { name: 'Send the message' }).click();
    // Without script, the server responds with a page that asks to check the form.
    await page.waitForURL(`${site}/forms/contact`);
    await page.getByText('check it and press the button again').waitFor();
    expect(await main.getByLabel('Your name').inputValue()).toBe('Nora Native');
    expect(await main.getByLabel(/occasional advice/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${site}/pricing`);
  });
});
