import type { Page } from 'playwright-core';

import type { EnginePage } from '../engines/page.ts';
import { emailOf } from '../system/api.ts';
import { addresses } from '../system/current.ts';

type Choice = 'Accept' | 'Reject';

/** Hydrates a page as the first sign of a visitor does. */
export const hydratePage = (page: Pick<EnginePage, 'evaluate'>): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        dispatchEvent(new Event('pointermove'));
        const look = () =>
          performance.getEntriesByName('app:hydrated').length > 0 ? done() : setTimeout(look, 20);
        look();
      }),
  );

const choiceOn = <Page extends EnginePage>(page: Page) =>
  page.getByRole('dialog', { name: 'May we remember things in this browser?' }) as ReturnType<
    Page['getByRole']
  >;

/** Accepts or rejects cookies, and waits until the choice is hidden. */
async function choose(page: EnginePage, chosen: Choice): Promise<void> {
  await choiceOn(page).getByRole('button', { name: chosen }).click();
  await choiceOn(page).waitFor({ state: 'hidden' });
}

export const refuseCookies = (page: EnginePage) => choose(page, 'Reject');

/** A page of the public site, including its frame. */
export function sitePage(page: Page) {
  const { marketing } = addresses;
  const choice = choiceOn(page);
  return {
    banner: page.getByRole('banner'),
    menu: page.getByRole('navigation', { name: 'Main' }),
    menuButton: page.getByRole('button', { name: 'Open menu' }),
    ebook: page.getByRole('dialog', { name: "7 Steps That'll Grow Your Aesthetic Business" }),
    choice,

    /** Opens a page without waiting for its script. */
    async open(path: string): Promise<void> {
      await page.goto(marketing + path);
    },

    /** Opens and hydrates a page. With `chosen`, also accepts or rejects cookies. */
    async openAlive(path: string, chosen?: Choice): Promise<void> {
      await this.open(path);
      await this.wake();
      if (chosen) await choose(page, chosen);
    },

    wake: () => hydratePage(page),

    /** Asks for a consultation in the morning of 6 January 2099. */
    async askForATime(name: string): Promise<void> {
      const main = page.getByRole('main');
      await this.openAlive('/forms/consultation', 'Reject');
      await main.getByLabel('Your name').fill(name);
      await main.getByLabel('Email', { exact: true }).fill(emailOf(name));
      await main.getByLabel('Phone').fill('+44 (0)20 7946 0958');
      await main.getByRole('textbox', { name: /^Clinic/ }).fill('Wünsche & Co');
      await main.getByLabel('Which day suits you?').fill('2099-01-06');
      await main.getByLabel('Morning').check();
      await main
        .getByLabel('Anything we should look at beforehand?')
        .fill('The front desk.\nAnd the phones.');
      await main.getByRole('button', { name: 'Ask for this time' }).click();
      await page.waitForURL(/\/thank-you\?/);
    },

    /** Moves the pointer out of the window at this height, in px from the top. */
    async leaveAt(y: number): Promise<void> {
      await page.evaluate((clientY) => {
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
      }, y);
    },

    async putTabAside(): Promise<void> {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    },

    /** Waits longer than it takes to show a popup on leaving. */
    async settle(): Promise<void> {
      await page.waitForTimeout(150);
    },

    async cookie(name: string): Promise<string | undefined> {
      const all = await page.context().cookies();
      return all.find((each) => each.name === name)?.value;
    },

    /** Returns everything that this browser stores for the site: names of cookies, and keys of its storage. */
    async kept(): Promise<string[]> {
      const cookies = await page.context().cookies();
      const keys = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
      ]);
      return [...cookies.map(({ name }) => `cookie ${name}`), ...keys];
    },
  };
}
