import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The lists of leads, which staff use most of the day. */
export const LEAD_LISTS = ['/admin/inbox', '/admin/eligibility/submissions', '/admin/eligibility/contacts'];
/** The maximum size of the initial scripts of a list. */
export const FIRST_SCRIPT_MAX_KB = 220;

/** Measures the gzipped scripts that an uncached page loads until its list is shown and the network is idle. */
export async function firstScript(page: Page, address: string) {
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address);
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  return { kB: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: sizes.length };
}
