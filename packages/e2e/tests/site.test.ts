import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { ALL_PAGES, isFirstOfItsTemplate } from './pages/all-pages.ts';
import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const { marketing } = addresses;

const WIDTHS = [360, 768, 1440];

/** Returns the page's text as sent and as hydrated, except for parts shown only without script. */
async function wordsBeforeAndAfter(page: Page, html: string): Promise<[string, string]> {
  return page.evaluate((sent) => {
    const wordsOf = (root: ParentNode) => {
      const main = root.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const aside of main.querySelectorAll('noscript,[data-needs-script]')) aside.remove();
      return (main.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    };
    return [wordsOf(new DOMParser().parseFromString(sent, 'text/html')), wordsOf(document)];
  }, html);
}

const titles = new Map<string, string>();
const descriptions = new Map<string, string>();

describe('every page of the site', () => {
  test.concurrent.for(ALL_PAGES)('%s', async (path, { open }) => {
    const { page } = await open('desktop');
    const response = await page.goto(marketing + path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';

    const title = await page.title();
    expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
    titles.set(title, path);
    const description = await page
      .locator('meta[name=description]')
      .getAttribute('content', { timeout: 100 })
      .catch(() => null);
    if (description) {
      expect(descriptions.get(description), `${path} has a description of its own`).toBeUndefined();
      descriptions.set(description, path);
    }
    expect(await page.locator('h1').count()).toBe(1);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width} px`).toBe(width);
      if (isFirstOfItsTemplate(path)) await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    const setTextSize = (size: string) =>
      page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
    await setTextSize('200%');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${path} with text of 200 %`).toBe(390);
    await setTextSize('');
    // The quiz and the free slots change once their script runs.
    if (path.startsWith('/eligibility/') || path === '/book-consultation') return;
    const site = sitePage(page);
    await site.wake();
    const [before, after] = await wordsBeforeAndAfter(page, html);
    expect(after, `the words of ${path} with script`).toBe(before);
    await site.choice.waitFor();
    expect(await site.kept(), `what ${path} keeps before a choice`).toEqual([]);
  });
});
