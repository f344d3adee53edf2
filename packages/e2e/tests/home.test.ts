import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { sitePage } from './pages/site-page.ts';
import { test } from './test.ts';

/** The maximum distance between two offers, and the maximum page height, in px at a width of 390 px. */
const BETWEEN_OFFERS = 3000;
const WHOLE_PAGE = 13_000;

const offers =
  /^(Check Eligibility|Book|Add your other figures|Put a figure|Download the|Start the eligibility check)/;

/** Returns the distance of each link or button with a matching name from the top of the page, in px. */
async function placesOf(page: Page, name: RegExp): Promise<number[]> {
  const main = page.getByRole('main');
  const found = main.getByRole('link', { name }).or(main.getByRole('button', { name }));
  return found.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)),
  );
}

describe('the home page on a phone', () => {
  test.concurrent('shows the button and the guarantee on the first screen of a small phone', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone', { viewport: { width: 390, height: 664 } });
    await sitePage(page).open('/');
    const main = page.getByRole('main');
    const button = main.getByRole('link', { name: 'Check Eligibility Now' }).first();
    for (const part of [button, main.getByText('Target missed? Our fee is £0 until it’s met')]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(664);
    }
  });

  test.concurrent('is not longer than the limit, and offers follow each other closely', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone');
    await sitePage(page).open('/');
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height).toBeLessThanOrEqual(WHOLE_PAGE);

    const places = await placesOf(page, offers);
    expect(places.length).toBeGreaterThan(6);
    const gaps = [...places, height].map((place, before) => place - (places[before - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(BETWEEN_OFFERS);
  });

  test.concurrent('folds the benefits of a service, and unfolds them without script', async ({ open }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    await sitePage(page).open('/');
    const sales = page.getByRole('article', { name: 'Every enquiry called back within five minutes.' });
    const benefit = sales.getByText('Better every Friday');
    await benefit.waitFor({ state: 'hidden' });
    await sales.getByText('What you get').click();
    await benefit.waitFor();
  });
});

test.concurrent('on a wide screen the benefits of a service are unfolded', async ({ open }) => {
  const { page } = await open('desktop');
  await sitePage(page).open('/');
  const sales = page.getByRole('article', { name: 'Every enquiry called back within five minutes.' });
  await sales.getByText('Better every Friday').waitFor();
  await sales.getByText('What you get').waitFor({ state: 'hidden' });
});

test.concurrent('a slider updates the sum, and the calculator takes over its figures', async ({
  open,
  expect,
}) => {
  const { page } = await open('desktop');
  const site = sitePage(page);
  await site.open('/');
  const sum = page.getByRole('form', { name: 'What does your clinic leave on the table?' });
  await sum.getByText('£3,404').waitFor();
  const enquiries = sum.getByRole('slider', { name: 'Enquiries a month' });
  await enquiries.focus();
  await enquiries.press('ArrowRight');
  await sum.getByText('£3,617').waitFor();
  expect(await enquiries.getAttribute('aria-valuetext')).toBe('85 a month');
  await sum.getByRole('button', { name: 'Add your other figures' }).click();
  await page.waitForURL(/\/calculator\/questions\?v=1&e=85&t=350$/);
  const question = page.getByLabel('How many enquiries do you get in a month?');
  await expect.poll(() => question.inputValue()).toBe('85');
});
