import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const PAGES = ['/', '/pricing', '/terms', '/contact', '/services/seo'];
const { marketing } = addresses;

/** Sets the connection type that the browser reports, which varies on test machines. */
const lineIs = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);

const scriptsOf = (page: Page) =>
  page.evaluate(() => ({
    waiting: document.querySelectorAll('link[rel=deferred-modulepreload]').length,
    fetched: performance
      .getEntriesByType('resource')
      .filter((entry) => /\.js$/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0)
      .length,
    running: document.querySelectorAll('script[type=module]').length,
    // The first module of every page sets it.
    hasRunModules: '__reactRouterManifest' in window,
    isHydrated: performance.getEntriesByName('app:hydrated').length > 0,
  }));

test.concurrent.for(PAGES)(
  'runs the modules of %s in idle time and hydrates it at the first interaction',
  async (path, { open }) => {
    const { page } = await open('phone');
    await lineIs(page, { saveData: false, effectiveType: '4g' });
    await page.goto(marketing + path);
    expect(await scriptsOf(page)).toMatchObject({ fetched: 0, running: 0 });
    await vi.waitFor(async () => {
      const { waiting, fetched, hasRunModules } = await scriptsOf(page);
      expect(waiting).toBeGreaterThan(3);
      expect(fetched).toBe(waiting);
      expect(hasRunModules).toBe(true);
    }, 15_000);
    expect(await scriptsOf(page)).toMatchObject({ running: 0, isHydrated: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    const site = sitePage(page);
    await site.wake();
    await site.choice.waitFor();
    expect(await scriptsOf(page)).toMatchObject({ isHydrated: true });
    expect(asked).toEqual([]);
  },
);

test.concurrent.for([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
])('on a connection like %o no script is loaded before a touch', async (line, { open }) => {
  const { page } = await open('phone');
  await lineIs(page, line);
  await page.goto(`${marketing}/pricing`);
  // Longer than prefetching waits on other connections, idle time included.
  await page.waitForTimeout(4_500);
  expect(await scriptsOf(page)).toMatchObject({ fetched: 0, running: 0, hasRunModules: false });
  await sitePage(page).wake();
  expect((await scriptsOf(page)).fetched).toBeGreaterThan(3);
});
