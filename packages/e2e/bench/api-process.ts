import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';

const MAIN = resolve(import.meta.dirname, '../../../apps/api/dist/main.js');
const ADMIN_URL = 'http://localhost:3001';
export const BENCH_SECRET = 'a secret that only this benchmark uses';

export interface BenchApi {
  url: string;
  databaseUrl: string;
  /** Registers the first owner. Returns the request headers of the session. */
  register(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the built API in its own process, as in production. */
export async function startApi(databaseUrl: string, env: Record<string, string> = {}): Promise<BenchApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-bench-'));
  const port = await freeLoopbackPort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      ADMIN_URL,
      SESSION_SECRET: BENCH_SECRET,
      // All requests of a benchmark come from one address.
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The API did not start. Build it first: pnpm build');
    await sleep(50);
  }

  return {
    url,
    databaseUrl,
    async register() {
      const link = new URL((await readFile(join(dataDir, 'setup-link'), 'utf8')).trim());
      const body = {
        username: 'owner',
        password: 'plum orchard lantern',
        inviteToken: link.searchParams.get('invite'),
      };
      const answer = await fetch(`${url}/api/register`, {
        method: 'POST',
        headers: { origin: ADMIN_URL, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { origin: ADMIN_URL, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
