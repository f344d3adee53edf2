import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createClient } from '@upcurve/api-client/create-client';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { drawStoryFiles } from '../tests/system/story-files.ts';
import { type BenchSite, startSite } from './marketing-process.ts';
import { median, report } from './statistics.ts';

const ASSETS = resolve(import.meta.dirname, '../../../apps/marketing/build/client/assets');
const NAMES = ['Linden Skin', 'Harbour Dental', 'Okafor Surgery', 'North Quay'];
const ROUNDS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const homeOf = async ({ url }: BenchSite) => (await fetch(url)).text();

/** Returns the total size of matching scripts and styles of the build, each gzipped. */
function weightOf(name: RegExp): number {
  return readdirSync(ASSETS)
    .filter((file) => name.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length, 0);
}

/** Replaces all stories with four new ones. Returns the home page before and after. */
async function publish(site: BenchSite, browser: Browser): Promise<{ without: string; having: string }> {
  const headers = await site.api.register();
  const api = createClient(testimonials, { baseUrl: site.api.url, headers: () => headers });
  // Demo stories are created a few seconds after the start.
  while ((await api.listAllStories()).length === 0) await sleep(250);
  for (const { id } of await api.listAllStories()) await api.deleteStory({ params: { id } });
  while ((await homeOf(site)).includes('#story-')) await sleep(100);
  const without = await homeOf(site);
  const files = await drawStoryFiles(browser, NAMES);
  for (const name of NAMES) {
    const picture = files.picture(name);
    const { id } = await api.createStory({ fields: { name }, files: { avatar: picture } });
    for (const label of NAMES.slice(0, 3)) {
      await api.addSegment({
        params: { storyId: id },
        fields: { type: 'image', alt: label },
        files: { media: files.picture(label) },
      });
    }
  }
  while (!(await homeOf(site)).includes(NAMES.at(-1) ?? '')) await sleep(100);
  return { without, having: await homeOf(site) };
}

/** Records the times of the tap and of the first drawn slide. */
function watchTap(): void {
  const times = { tapped: 0, shown: 0 };
  Object.assign(window, { times });
  addEventListener('pointerdown', () => (times.tapped = performance.now()), { capture: true, once: true });
  const look = () => {
    const slides = [...document.querySelectorAll<HTMLImageElement>('dialog[open] picture img')];
    const isShown = slides.some(
      (img) => img.complete && img.naturalWidth > 0 && getComputedStyle(img).visibility === 'visible',
    );
    if (!isShown) return requestAnimationFrame(look);
    return requestAnimationFrame(() => (times.shown = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Hydrates the page, like a first touch elsewhere on it. */
const wake = () =>
  new Promise<void>((done) => {
    document.addEventListener('app:hydrated', () => done(), { once: true });
    dispatchEvent(new Event('pointermove'));
  });

/** Returns the time from the tap to the first slide on screen, in ms. Without `isAlive` the tap hydrates the page. */
async function tapToSlide(page: Page, url: string, isAlive: boolean): Promise<number> {
  await page.goto(url);
  if (isAlive) await page.evaluate(wake);
  await page.evaluate(watchTap);
  await page.getByRole('link', { name: NAMES[0], exact: true }).tap();
  const times = await page.waitForFunction(() => {
    const { times: noted } = window as unknown as { times: { tapped: number; shown: number } };
    return noted.shown > 0 ? noted : undefined;
  });
  const { tapped, shown } = (await times.jsonValue())!;
  return shown - tapped;
}

/** Measures how many bytes stories add to a page, and how fast the first slide shows. */
export async function benchStories(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_stories');
  const browser = await launchBrowser();
  try {
    const { without, having } = await publish(site, browser);
    const row = gzipSync(having).length - gzipSync(without).length + weightOf(/^StoryRow-.+\.(js|css)$/);
    report('the row of four stories: markup, style, script', kB(row), '≤ 6 kB');
    report('  the viewer behind it', kB(weightOf(/^StoryViewer-.+\.(js|css)$/)), '≤ 25 kB');

    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    for (const isAlive of [true, false]) {
      const times: number[] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const time = await tapToSlide(page, site.url, isAlive);
        // The first round fills the cache.
        if (round >= 0) times.push(time);
      }
      const what = isAlive ? 'from a tap to the first slide, warm cache' : '  where the tap wakes the page';
      report(what, `${median(times).toFixed(0)} ms`, isAlive ? '≤ 300 ms' : '–');
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
