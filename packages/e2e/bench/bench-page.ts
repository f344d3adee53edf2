import { gzipSync } from 'node:zlib';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { startSite } from './marketing-process.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PHONE = { width: 390, height: 844 };
/** A slow mobile connection, in bytes per second, and a phone's CPU slowdown factor. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES = 4;
/** The time from loading a page to the first tap, in ms. */
const LOOKS = 6000;

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
  /** In ms after the page was requested. */
  networkRequestTime?: number;
}

/** Measures Lighthouse's mobile scores of every page, and the bytes a page loads before and after the first touch. */
export async function benchPage(serverUrl: string, only: readonly string[]): Promise<void> {
  const site = await startSite(serverUrl, 'bench_page');
  const port = await freeLoopbackPort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    process.stdout.write(
      `Lighthouse mobile, medians of ${ROUNDS}. Wanted: ≥ 99 / 100 / 100 / 100, LCP ≤ 1200 ms, TBT ≤ 50 ms, CLS ≤ 0.01,\n` +
        'script by itself ≤ 20 kB, after a touch ≤ 110 kB, styles ≤ 25 kB, fonts ≤ 90 kB; kB on the wire;\n' +
        'from the first tap to a live page (slow 4G, a processor of a quarter the speed) ≤ 400 ms.\n\n',
    );
    row(
      'page',
      'perf a11y best seo',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'script',
      'touch',
      'live',
      'style',
      'fonts',
      'html',
    );
    for (const path of only.length > 0 ? only : await site.pages()) {
      const runs: Result[] = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await measure(site.url + path, port));
      const score = (name: string) =>
        median(runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
      const value = (audit: string) =>
        median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      const weight = weigh(runs[0]);
      row(
        path,
        CATEGORIES.map((name) => Math.round(score(name))).join(' '),
        value('first-contentful-paint').toFixed(0),
        value('largest-contentful-paint').toFixed(0),
        value('total-blocking-time').toFixed(0),
        value('cumulative-layout-shift').toFixed(3),
        kB(weight('Script')),
        kB(await scriptAfterTouch(browser, site.url + path)),
        await tapToLive(browser, site.url + path),
        kB(await styles(site.url + path)),
        kB(weight('Font')),
        kB(weight('Document')),
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Runs Lighthouse once. Retries if the browser loses the trace, which happens now and then. */
async function measure(url: string, port: number): Promise<Result> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (run?.lhr.audits['largest-contentful-paint']?.numericValue !== undefined) return run.lhr;
  }
  throw new Error(`Lighthouse gave no result for ${url}.`);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function row(page: string, scores: string, ...figures: string[]): void {
  process.stdout.write(
    `${page.padEnd(42)} ${scores.padEnd(19)} ${figures.map((it) => it.padStart(6)).join(' ')}\n`,
  );
}

function weigh(run: Result | undefined): (type: string) => number {
  const details = run?.audits['network-requests']?.details;
  const items = (details && 'items' in details ? details.items : []) as NetworkItem[];
  const metrics = run?.audits.metrics?.details;
  const [times] = (metrics && 'items' in metrics ? metrics.items : []) as { observedLoad?: number }[];
  const load = times?.observedLoad ?? Number.POSITIVE_INFINITY;
  // Scripts prefetched after the load event do not count as the page's own.
  return (type) =>
    items
      .filter(
        ({ resourceType, networkRequestTime = 0 }) =>
          resourceType === type && (type !== 'Script' || networkRequestTime <= load),
      )
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** Compressed size of the styles inlined in the page. */
async function styles(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const text = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  return gzipSync(text).length;
}

/**
 * Returns the median time from the first tap until the page is hydrated, in ms; a dash for the quiz, which hydrates by
 * itself.
 */
async function tapToLive(browser: Browser, url: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    try {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
      await page.addInitScript(() => {
        const seen = { tapped: 0, live: 0 };
        Object.assign(window, { seen });
        addEventListener('pointerdown', () => (seen.tapped ||= performance.now()), true);
        document.addEventListener('app:hydrated', () => (seen.live = performance.now()));
      });
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(LOOKS);
      await page.touchscreen.tap(5, 300);
      const seen = await page.waitForFunction(() => {
        const { seen: noted } = window as unknown as { seen: { tapped: number; live: number } };
        return noted.live > 0 && noted.tapped > 0 ? noted : undefined;
      });
      const { tapped, live } = (await seen.jsonValue())!;
      times.push(live - tapped);
    } finally {
      await context.close();
    }
  }
  const time = median(times);
  return time < 0 ? '–' : time.toFixed(0);
}

/** Returns the bytes of all scripts loaded after the first touch, until the network is idle. */
async function scriptAfterTouch(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  try {
    await page.goto(url);
    await page.mouse.move(10, 10);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    return bytes;
  } finally {
    await page.close();
  }
}
