import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { type BenchApi, startApi } from './api-process.ts';

const SERVER = resolve(import.meta.dirname, '../../../apps/marketing/build/serve/server.js');

export interface BenchSite {
  url: string;
  api: BenchApi;
  /** Returns the paths in the site map. */
  pages(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts the built marketing site and an API for it, each in its own process, as in production. */
export async function startSite(serverUrl: string, database: string): Promise<BenchSite> {
  const port = await freeLoopbackPort();
  const url = `http://localhost:${port}`;
  const api = await startApi(await createDatabase(serverUrl, database), { DEMO_CONTENT: 'true' });
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MARKETING_PORT: String(port),
      MARKETING_URL: url,
      API_URL: api.url,
      // All requests of a benchmark come from one address.
      RATE_LIMIT_FACTOR: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null)
      throw new Error('The marketing site did not start. Build it first: pnpm build');
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    api,
    async pages() {
      const map = await (await fetch(`${url}/sitemap.xml`)).text();
      return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await api.stop();
    },
  };
}
