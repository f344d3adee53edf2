import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { FIRST_SCRIPT_MAX_KB, firstScript, LEAD_LISTS } from '../tests/first-script.ts';
import { startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { report } from './statistics.ts';

const SERVER = resolve(import.meta.dirname, '../../../apps/admin/build/serve/server.js');
const LEADS = 100;

/** Measures the scripts that a list of leads loads initially, for a signed-in member with an empty cache. */
export async function benchAdmin(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_admin');
  const api = await startApi(databaseUrl);
  const { cookie = '' } = await api.register();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedLeads(client, LEADS);
  await client.end();

  const port = await freeLoopbackPort();
  const url = `http://localhost:${port}`;
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
  } finally {
    await browser.close();
    admin.kill('SIGTERM');
    if (admin.exitCode === null) await once(admin, 'exit');
    await api.stop();
  }
}

async function firstScriptFor(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const pairs = [cookie, 'staff=1'].map((pair) => pair.split(/=(.*)/));
  await context.addCookies(
    pairs.map(([name = '', value = '']) => ({ name, value, url: new URL(address).origin })),
  );
  try {
    return await firstScript(await context.newPage(), address);
  } finally {
    await context.close();
  }
}
