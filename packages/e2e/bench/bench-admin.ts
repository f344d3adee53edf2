import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { FIRST_SCRIPT_MAX_KB, firstScript, LEAD_LISTS } from '../tests/first-script.ts';
import { startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { median, percentile, report } from './statistics.ts';

const SERVER = resolve(import.meta.dirname, '../../../apps/admin/build/serve/server.js');
const LEADS = 100;
const ROUNDS = 10;

const PARAGRAPHS = 300;
const KEYS = 200;
/** Between two keys, in ms: a fast typist. */
const KEY_PAUSE = 60;

/**
 * Measures the scripts that a list of leads loads initially, for a signed-in member with an empty cache, and how long a
 * key takes to appear in a long post.
 */
export async function benchAdmin(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_admin');
  const port = await freeLoopbackPort();
  const url = `http://localhost:${port}`;
  const api = await startApi(databaseUrl, false, { ADMIN_URL: url });
  const { cookie = '' } = await api.register();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedLeads(client, LEADS);
  await client.end();

  const admin = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ADMIN_PORT: String(port),
      ADMIN_URL: url,
      API_URL: api.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await launchBrowser();
  try {
    while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
      if (admin.exitCode !== null) throw new Error('The admin did not start. Build it first: pnpm build');
      await sleep(50);
    }
    for (const path of LEAD_LISTS) {
      const { kB, files } = await firstScriptFor(browser, url + path, cookie);
      report(
        `${path}, script at first, gzip`,
        `${kB.toFixed(1)} kB in ${files} files`,
        `≤ ${FIRST_SCRIPT_MAX_KB} kB`,
      );
    }
    const post = await makeLongPost(api.url, cookie, url);
    const times = await typingTimes(browser, `${url}/admin/blog/${post}/builder`, cookie);
    const inMs = (share: number) => percentile(times, share).toFixed(0);
    report(
      `a key in a post of ${PARAGRAPHS} blocks, until painted`,
      `p50 ${inMs(0.5)}, p95 ${inMs(0.95)} ms`,
      'p95 ≤ 50 ms',
    );
    await reportActions(browser, url, cookie);
  } finally {
    await browser.close();
    admin.kill('SIGTERM');
    if (admin.exitCode === null) await once(admin, 'exit');
    await api.stop();
  }
}

async function signedIn(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const pairs = [cookie, 'staff=1'].map((pair) => pair.split(/=(.*)/));
  await context.addCookies(
    pairs.map(([name = '', value = '']) => ({ name, value, url: new URL(address).origin })),
  );
  return context;
}

/** Measures frequent actions, each from its key or click to the frame that shows the result. */
async function reportActions(browser: Browser, url: string, cookie: string): Promise<void> {
  const context = await signedIn(browser, url, cookie);
  const page = await context.newPage();
  const times = { status: [] as number[], bulkUndo: [] as number[], newPost: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${url}/admin/eligibility/submissions?status=new`);
      await page.getByRole('row').nth(2).waitFor();
      await page.keyboard.press('j');
      times.status.push(
        await timeUntil(page, 'tr:focus, tr:focus-within', 'Contacted', () => page.keyboard.press('2')),
      );

      await page.goto(`${url}/admin/eligibility/submissions?status=contacted`);
      await page.getByLabel('Select all shown rows').check();
      await page.keyboard.press('3');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      times.bulkUndo.push(await timeUntil(page, 'tbody tr', 'Contacted', () => undo.click()));

      await page.goto(`${url}/admin/blog`);
      const link = page.getByRole('link', { name: 'New Post' });
      await link.waitFor();
      times.newPost.push(await timeUntil(page, '[contenteditable=true]', '', () => link.click()));
    }
  } finally {
    await context.close();
  }
  const show = (what: string, all: number[]) =>
    report(what, `median ${median(all).toFixed(0)} ms`, '≤ 100 ms');
  show('status of a lead by key, until painted', times.status);
  show('undo of a bulk status, until painted', times.bulkUndo);
  show('a new post, until its text can be typed', times.newPost);
}

/** Returns the time from the first key or press to the frame that shows this text in this element, in ms. */
async function timeUntil(
  page: Page,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  const handle = await page.evaluateHandle(
    ([selector = '', text = '']) => {
      const until = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          removeEventListener('keydown', begin, true);
          removeEventListener('click', begin, true);
          requestAnimationFrame(function look() {
            if (!document.querySelector(selector)?.textContent?.includes(text)) {
              requestAnimationFrame(look);
              return;
            }
            // A message arrives after the frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        };
        addEventListener('keydown', begin, true);
        addEventListener('click', begin, true);
      });
      return { until };
    },
    [selector, text],
  );
  await act();
  return handle.evaluate(({ until }) => until);
}

async function firstScriptFor(browser: Browser, address: string, cookie: string) {
  const context = await signedIn(browser, address, cookie);
  try {
    return await firstScript(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

/** Returns the id of a new draft with many paragraphs. */
async function makeLongPost(api: string, cookie: string, origin: string): Promise<string> {
  const blocks = Array.from({ length: PARAGRAPHS }, (_, at) => ({
    id: `b${at}`,
    type: 'richText',
    nodes: [{ type: 'paragraph', text: `Paragraph ${at}: patients ask before they book. `.repeat(3).trim() }],
  }));
  const response = await fetch(`${api}/api/blog`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Three hundred paragraphs', content: { version: 1, blocks } }),
  });
  if (response.status !== 201) throw new Error(`The post was not created: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Types in the middle of a post. Returns the time from each key to the frame that shows it, in ms. */
async function typingTimes(browser: Browser, address: string, cookie: string): Promise<number[]> {
  const context = await signedIn(browser, address, cookie);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page
      .getByText(`Paragraph ${PARAGRAPHS / 2}:`)
      .first()
      .click();
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      // A message arrives after the frame has been painted.
      const painted = (since: number) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - since);
        port2.postMessage(null);
      };
      addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => painted(timeStamp)), true);
    });
    await page.keyboard.type('growing clinics '.repeat(KEYS).slice(0, KEYS), { delay: KEY_PAUSE });
    return await page.evaluate(() => (window as unknown as { times: number[] }).times);
  } finally {
    await context.close();
  }
}
