import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from '../tests/browser.ts';
import { startSite } from './marketing-process.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures Lighthouse's mobile scores of every page, or of the given ones. */
export async function benchPages(serverUrl: string, only: readonly string[]): Promise<void> {
  const site = await startSite(serverUrl, 'bench_pages');
  const port = await freeLoopbackPort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    console.log(
      `Lighthouse mobile, medians of ${ROUNDS}. Wanted: ≥ 98 / 100 / 100 / 100, LCP ≤ 1100 ms, TBT ≤ 100 ms, CLS ≤ 0.01.\n`,
    );
    row('page', 'perf a11y best seo', 'LCP', 'TBT', 'CLS', 'script kB');
    for (const path of only.length > 0 ? only : await site.pages()) {
      const runs: Result[] = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await measure(site.url + path, port));
      const score = (name: string) => median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100));
      const value = (audit: string) =>
        median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      row(
        path,
        CATEGORIES.map((name) => Math.round(score(name))).join(' '),
        value('largest-contentful-paint').toFixed(0),
        value('total-blocking-time').toFixed(0),
        value('cumulative-layout-shift').toFixed(3),
        (median(runs.map(scriptBytes)) / 1000).toFixed(1),
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

/** Returns the compressed size of all scripts that the page loaded. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  const items = (details && 'items' in details ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function row(page: string, scores: string, ...figures: string[]): void {
  console.log(`${page.padEnd(42)} ${scores.padEnd(19)} ${figures.map((it) => it.padStart(9)).join(' ')}`);
}
