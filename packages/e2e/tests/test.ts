import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base } from 'vitest';
import type { EnginePage } from './engines/page.ts';
import { type PageWatch, watchPages } from './page-watch.ts';
import { browserAddress } from './system/current.ts';

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof SCREENS;

/** The folder for screenshots of failed tests. */
const PICTURES = join(import.meta.dirname, '../.turbo/pictures');
/** The default timeout of each wait in a test, in ms. */
export const PATIENCE_MS = 30_000;

type Visitor = { page: Page; watch: PageWatch };
type Open = (screen: Screen, options?: BrowserContextOptions) => Promise<Visitor>;

/**
 * Tests with `open`, which opens the browser of a new visitor without stored data, on a screen of this size. A test
 * fails if page-watch.ts records a problem on any of its pages.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(browserAddress);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ browser, task }, { onCleanup }): Promise<Open> => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      const problems = visitors.flatMap(({ watch }) => watch.problems);
      const hasFailed = task.result?.state === 'fail' || problems.length > 0;
      for (const [i, { page }] of visitors.entries()) {
        if (hasFailed) await takePicture(page, `${task.name}-${i + 1}`);
        await page.context().close();
      }
      if (problems.length > 0) throw new Error(`The pages had problems:\n${problems.join('\n')}`);
    });
    return async (screen, options) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        ...SCREENS[screen],
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const watch = watchPages(context);
      const visitor = { page: await context.newPage(), watch };
      visitors.push(visitor);
      return visitor;
    };
  });

export async function takePicture(page: Pick<EnginePage, 'screenshot'>, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const path = join(PICTURES, `${name.replaceAll(/\W+/g, '-').slice(0, 100)}.png`);
  await page.screenshot({ path }).catch(() => {});
}
