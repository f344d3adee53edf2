import { translatePage } from '@upcurve/testing/translate-page';
import { beforeAll, describe, expect, vi } from 'vitest';
import type { Engine } from '../browser.ts';
import { typeInto } from '../pages/keyboard.ts';
import { hydratePage, refuseCookies } from '../pages/site-page.ts';
import { offerSlots } from '../system/bookings.ts';
import { addresses } from '../system/current.ts';
import type { EnginePage } from './page.ts';
import { ENGINES, test } from './test.ts';

const { marketing } = addresses;

type Step = (page: EnginePage) => Promise<unknown>;
interface Journey {
  path: string;
  engines: Engine[];
  steps: Step[];
}

const follow =
  (path: string): Step =>
  async (page) => {
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click();
    await page.waitForURL(marketing + path);
  };
const choose =
  (place: number): Step =>
  (page) =>
    page.evaluate((at) => document.querySelectorAll<HTMLElement>('main [type=radio]')[at]?.click(), place);
const slide =
  (value: string): Step =>
  (page) =>
    page.evaluate((to) => {
      const slider = document.querySelector<HTMLInputElement>('main [type=range]')!; // Every such page has one.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, to);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).click();
const type =
  (name: string, text: string): Step =>
  (page) =>
    typeInto(page.getByRole('main').getByLabel(name, { exact: true }), text);

const showResult: Step = async (page) => {
  await press('Show me where it leaks')(page);
  await page.getByText('Your result').waitFor();
};

const journeys: Record<string, Journey> = {
  'a booking': {
    path: '/book-consultation',
    engines: ENGINES,
    steps: [
      choose(0),
      choose(1),
      press('Book this time'),
      type('Your name', 'Ella'),
      press('Book this time'),
    ],
  },
  'the calculator': {
    path: '/calculator/questions',
    engines: ENGINES,
    steps: [slide('40'), choose(3), slide('3'), showResult],
  },
  'the calculator’s result': {
    path: '/calculator/results?v=1&e=120',
    engines: ['Chromium'],
    steps: [(page) => page.getByText('The sum, line by line').click(), press('Copy the link')],
  },
  'the prices': {
    path: '/pricing',
    engines: ['Chromium'],
    steps: [slide('0'), slide('20'), slide('40'), follow('/pricing-v2'), follow('/terms')],
  },
  'the home page': { path: '/', engines: ['Chromium'], steps: [slide('150'), follow('/pricing')] },
  'the guide': {
    path: '/lead-guide/call-stages',
    engines: ['Chromium'],
    steps: [
      (page) => page.getByRole('main').getByRole('button', { name: /^Copy/ }).first().click(),
      (page) => page.locator('main a[rel=next]').first().click(),
      follow('/lead-guide'),
    ],
  },
  'the contact form': {
    path: '/contact',
    engines: ['Chromium'],
    steps: [press('Send the message'), type('Your name', 'Ella'), press('Send the message')],
  },
  'the content builder': {
    path: '/demo/content-builder',
    engines: ['Chromium'],
    steps: [type('Your post', ' Guaranteed results.'), press('Empty post')],
  },
};

/** Returns the page's text once it no longer changes; results are announced after a pause. */
async function settledText(page: EnginePage): Promise<string> {
  let before = '';
  return vi.waitFor(
    async () => {
      const now = await page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement;
        // Their data has the time of the request.
        for (const script of copy.querySelectorAll('script')) script.remove();
        return copy.textContent ?? '';
      });
      const isSettled = now === before;
      before = now;
      expect(isSettled).toBe(true);
      return now;
    },
    { timeout: 20_000, interval: 1000 },
  );
}

beforeAll(offerSlots);

describe.each(ENGINES)('in %s', (engine) => {
  const own = Object.entries(journeys).filter(([, { engines }]) => engines.includes(engine));

  test.for(own)(
    'a page translated by the browser says the same: %s',
    async ([, { path, steps }], { visit }) => {
      const texts = async (prepare: (page: EnginePage) => Promise<unknown>) => {
        const page = await visit(engine, 'desktop');
        await page.goto(marketing + path);
        await hydratePage(page);
        if (path !== '/book-consultation') await refuseCookies(page);
        const seen: string[] = [];
        for (const step of steps) {
          await settledText(page);
          await prepare(page);
          await step(page);
          seen.push(await settledText(page));
        }
        return seen;
      };
      const plain = await texts(async () => {});
      expect(await texts((page) => page.evaluate(translatePage))).toEqual(plain);
      expect(new Set(plain).size).toBeGreaterThan(1);
    },
  );

  test('numbers typed before the script starts are kept, and one that is unclear is asked for again', async ({
    visit,
  }) => {
    const page = await visit(engine, 'phone');
    await page.goto(`${marketing}/calculator/questions`);
    await page.evaluate(() => {
      const typed = { e: '1,200', b: '12', t: '1,5', r: '7', n: '1.5' };
      for (const [name, text] of Object.entries(typed))
        document.querySelector<HTMLInputElement>(`main [name=${name}]`)!.value = text; // The page has these fields.
    });
    await hydratePage(page);
    await refuseCookies(page);
    const values = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main [inputmode=decimal]')].map(
          ({ value }) => value,
        ),
      );
    await press('Show me where it leaks')(page);
    await page.getByText('Enter a number such as 1,500 or 1.5.').waitFor();
    expect(await values()).toEqual(['1,200', '12', '1,5', '7', '1.5']);
    await typeInto(page.getByLabel('What does a visit bring in, on average?'), '1,500');
    await press('Show me where it leaks')(page);
    await page.waitForURL(/results\?v=1&e=1200&s=day&b=12&t=1500&r=7&n=1\.5$/);
  });
});
