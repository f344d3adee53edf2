import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

test.concurrent.for(['/eligibility/welcome', '/book-consultation', '/stories-test#story-1'])(
  'the script of %s starts without a touch',
  async (path, { open }) => {
    const { page } = await open('phone');
    await page.goto(addresses.marketing + path);
    await page.waitForFunction(() => performance.getEntriesByName('app:hydrated').length > 0);
  },
);

test.concurrent.for(['/', '/pricing', '/terms', '/contact', '/services/seo', '/eligibility/welcome'])(
  'the script of %s is fetched after the page has loaded, and starts at the first sign of a visitor',
  async (path, { open, expect }) => {
    const { page } = await open('phone');
    await page.goto(addresses.marketing + path);
    await sitePage(page).wake();
    const { loaded, asked } = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded);
  },
);

test.concurrent.for(['/', '/pricing', '/contact', '/eligibility/welcome'])(
  'the script of %s loads no schemas',
  async (path, { open, expect }) => {
    const { page } = await open('phone');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(addresses.marketing + path);
    await sitePage(page).wake();
    expect(scripts.length).toBeGreaterThan(3);
    expect((await Promise.all(scripts)).filter((text) => text.includes('$ZodString'))).toEqual([]);
  },
);
