import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { sitePage } from './pages/site-page.ts';
import { test } from './test.ts';

/** The maximum distance between two offers, and the maximum page height, in px at a width of 390 px. */
const BETWEEN_OFFERS = 3000;
const WHOLE_PAGE = 5000;

const offers = /^(Check|Book|Use your own figures|Download the)/;

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
    const bar = await page.getByRole('complementary', { name: 'Always at hand' }).boundingBox();
    for (const part of [button, main.getByText('Guaranteed revenue growth')]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(bar?.y ?? 0);
    }
  });

  test.concurrent('is not longer than the limit, and offers follow each other closely', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone');
    await sitePage(page).open('/');
    const heightOf = () => page.evaluate(() => document.body.scrollHeight);
    // Longer until the fonts have loaded.
    await expect.poll(heightOf).toBeLessThanOrEqual(WHOLE_PAGE);
    const height = await heightOf();
    expect(await page.locator('main > section').count()).toBe(7);

    const places = await placesOf(page, offers);
    expect(places.length).toBeGreaterThan(3);
    const gaps = [...places, height].map((place, before) => place - (places[before - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(BETWEEN_OFFERS);
  });

  test.concurrent('tags each example client, and shows no month that nobody counted', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    await sitePage(page).open('/');
    const clients = page.getByRole('region', { name: 'What do clients say?' });
    expect(await clients.getByText('Sample', { exact: true }).count()).toBe(3);
    expect(await page.getByText(/called within 5 minutes:/).count()).toBe(0);
  });

  test.concurrent('opens one service at a time, without script', async ({ open, expect }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    await sitePage(page).open('/');
    const main = page.getByRole('main');
    const benefit = main.getByText('Better every Friday');
    expect(await benefit.isVisible()).toBe(false);
    await main.getByRole('heading', { name: 'Sales staff hiring and training' }).click();
    await benefit.waitFor();
    await main.getByRole('heading', { name: 'SEO' }).click();
    await main.getByText('Top of your own map').waitFor();
    await benefit.waitFor({ state: 'hidden' });
  });

  test.concurrent('offers a consultation in words before a touch, at the bottom of the screen', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    await sitePage(page).open('/');
    const bar = page.getByRole('complementary', { name: 'Always at hand' });
    await bar.getByRole('link', { name: 'Book a Consultation' }).waitFor();
    const box = await bar.boundingBox();
    expect([box?.width, box && box.y + box.height]).toEqual([390, 844]);
    expect(box?.height).toBeLessThanOrEqual(56);
  });
});

test.concurrent('the scene of the first screen hides no text, and is complete after six seconds', async ({
  open,
  expect,
}) => {
  const { page } = await open('desktop', { reducedMotion: 'no-preference' });
  // Held at their beginning, so that a slow machine still finds them.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await sitePage(page).open('/');
  const animations = await page.evaluate(() =>
    (document.querySelector('main > section')?.getAnimations({ subtree: true }) ?? []).map((animation) => ({
      end: Number(animation.effect?.getComputedTiming().endTime),
      text: (animation.effect as KeyframeEffect).target?.textContent ?? '',
      opacities: (animation.effect as KeyframeEffect)
        .getKeyframes()
        .map(({ opacity }) => Number(opacity ?? 1)),
    })),
  );
  expect(animations.length).toBeGreaterThan(6);
  for (const { end, text, opacities } of animations) {
    expect(end).toBeLessThanOrEqual(6000);
    if (text) expect(Math.min(...opacities)).toBeGreaterThan(0.4);
  }
});

test.concurrent('the slider fills the diary, and the check takes over its figure', async ({ open }) => {
  const { page } = await open('desktop');
  await sitePage(page).open('/');
  const hero = page.getByRole('region', { name: 'The revenue department your clinic never had to hire.' });
  await hero.getByText('31 of 36 booked').waitFor();
  await hero.getByText('£3,400').waitFor();
  const slider = hero.getByRole('slider', { name: 'How many people ask you for an appointment in a month?' });
  await slider.focus();
  await slider.press('ArrowRight');
  await hero.getByText('£3,620').waitFor();
  await slider.press('End');
  await hero.getByText('36 of 36 booked').waitFor();
  await hero.getByRole('link', { name: 'Check Eligibility Now' }).click();
  await page.waitForURL(/\/eligibility\/welcome\?enquiries=300$/);
  await page.getByText('300 people ask you in a month: £12,760 of turnover lost a month').waitFor();
});
