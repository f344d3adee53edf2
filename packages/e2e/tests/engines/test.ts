import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { type Engine, findFirefox, launchFirefox } from '../browser.ts';
import { watchPages } from '../page-watch.ts';
import { browserAddress } from '../system/current.ts';
import { PATIENCE_MS, SCREENS, type Screen, takePicture } from '../test.ts';
import type { EnginePage } from './page.ts';
import { findWebkit, startWebkit } from './webkit.ts';

/** An open page and the problems recorded on it. */
type Visit = { page: EnginePage; problems(): Promise<string[]>; close(): Promise<void> };
type Opener = { open(screen: Screen): Promise<Visit>; stop(): Promise<void> };

const found = { Firefox: findFirefox(), WebKit: findWebkit() };

/** The installed engines and those in TEST_ENGINES. Tests fail if an engine from TEST_ENGINES is missing. */
export const ENGINES: Engine[] = [
  'Chromium',
  ...(['Firefox', 'WebKit'] as const).filter(
    (engine) => found[engine] !== undefined || process.env.TEST_ENGINES?.includes(engine),
  ),
];

/** Starts an engine, once for all visits. */
const start: Record<Engine, () => Promise<Opener>> = {
  async Chromium() {
    const browser = await chromium.connect(browserAddress);
    return {
      open: (screen) => visitBy(browser, { reducedMotion: 'reduce', ...SCREENS[screen] }),
      stop: () => browser.close(),
    };
  },
  async Firefox() {
    // One window per browser, because Firefox throttles background windows.
    const browsers: Browser[] = [];
    const free: Browser[] = [];
    return {
      async open(screen) {
        const browser = free.pop() ?? (await launchFirefox(found.Firefox ?? missing('Firefox')));
        if (!browsers.includes(browser)) browsers.push(browser);
        // Playwright cannot emulate phones in Firefox, so the page only gets the width, and clicks instead of taps.
        const visit = await visitBy(browser, { viewport: SCREENS[screen].viewport });
        return { ...visit, close: () => visit.close().then(() => void free.push(browser)) };
      },
      stop: async () => void (await Promise.all(browsers.map((browser) => browser.close()))),
    };
  },
  async WebKit() {
    const webkit = await startWebkit(found.WebKit ?? missing('WebKitWebDriver, MiniBrowser or Xvfb'));
    return {
      async open(screen) {
        const { page, close } = await webkit.open(SCREENS[screen].viewport);
        return { page, problems: page.problems, close };
      },
      stop: webkit.stop,
    };
  },
};

function missing(what: string): never {
  throw new Error(
    `Not installed: ${what}. .ci/run installs it on Debian; TEST_ENGINES says which engines must be there.`,
  );
}

async function visitBy(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const watch = watchPages(context);
  return {
    page: await context.newPage(),
    problems: async () => watch.problems,
    close: () => context.close(),
  };
}

/**
 * Tests with `visit`, which opens a page for a new visitor without stored data. A test fails if a page reports a
 * problem.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  .extend('openers', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const started = new Map<Engine, Promise<Opener>>();
    onCleanup(async () => {
      for (const opener of started.values()) await (await opener).stop();
    });
    return (engine: Engine): Promise<Opener> => {
      const opener = started.get(engine) ?? start[engine]();
      started.set(engine, opener);
      return opener;
    };
  })
  .extend('visit', async ({ openers, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    const expected: RegExp[] = [];
    onCleanup(async () => {
      const seen: string[] = [];
      for (const { page, problems, close } of visits) {
        const own = (await problems()).filter((problem) => !expected.some((each) => each.test(problem)));
        if (own.length > 0 || task.result?.state === 'fail')
          await takePicture(page, `${task.suite?.name} ${task.name}`);
        seen.push(...own);
        await close();
      }
      expect(seen).toEqual([]);
    });
    return async (engine: Engine, screen: Screen, expecting: RegExp[] = []): Promise<EnginePage> => {
      const visit = await (await openers(engine)).open(screen);
      visits.push(visit);
      expected.push(...expecting);
      return visit.page;
    };
  });
