import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createDatabase } from '@upcurve/local-postgres/databases';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../browser.ts';
import { freePort, startApi } from './api-process.ts';
import { median, report } from './statistics.ts';

const SERVER = resolve(import.meta.dirname, '../../../../apps/marketing/build/serve/server.js');
const PAGE = '/eligibility/welcome';
const ROUNDS = 3;
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

async function startMarketing(apiUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MARKETING_PORT: String(port),
      MARKETING_URL: url,
      API_URL: apiUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null)
      throw new Error('The marketing site did not start. Build it first: pnpm build');
    await new Promise((done) => setTimeout(done, 50));
  }
  return { url, child };
}

/** Lighthouse's mobile view of the quiz's first screen, and the script that it loads by itself. */
export async function benchPage(serverUrl: string): Promise<void> {
  const api = await startApi(await createDatabase(serverUrl, 'bench_page'));
  const { url, child } = await startMarketing(api.url);
  const debuggingPort = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const runs = [];
    for (let round = 0; round < ROUNDS; round++) {
      const run = await lighthouse(`${url}${PAGE}`, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        onlyCategories: Object.keys(CATEGORIES),
      });
      if (!run) throw new Error('Lighthouse gave no result.');
      runs.push(run.lhr);
    }
    for (const [name, wanted] of Object.entries(CATEGORIES)) {
      const scores = runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100);
      report(
        `Lighthouse mobile, ${PAGE}, ${name}`,
        String(median(scores)),
        wanted === 100 ? '100' : `≥ ${wanted}`,
      );
    }
    for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']) {
      const values = runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
      report(`  ${audit}`, `${Math.round(median(values))} ms`, '');
    }
    const requests = runs[0]?.audits['network-requests']?.details;
    const items = (requests && 'items' in requests ? requests.items : []) as NetworkItem[];
    const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
    const bytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    report('  script loaded before any touch, on the wire', `${(bytes / 1000).toFixed(0)} kB`, '≤ 170 kB');
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await api.stop();
  }
}
