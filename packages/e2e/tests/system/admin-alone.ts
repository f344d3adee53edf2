import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPorts } from '@upcurve/local-postgres/port';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';
import { startThrowawayPostgres } from '@upcurve/local-postgres/start';
import { type Addresses, type Environment, makeDataDir } from './system.ts';

const APPS = resolve(import.meta.dirname, '../../../../apps');

/** Starts a built server and waits until it is ready. Returns a function that ends it. */
async function startServer(file: string, url: string, env: Environment) {
  const child: ChildProcess = spawn(process.execPath, [resolve(APPS, file)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
  const exited = once(child, 'exit').then(callOff);
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${file} did not start.`);
    await sleep(50);
  }
  return (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
}

/** Starts the admin app with its own API and database. The API can be killed and restarted at the same address. */
export async function startAdminAlone() {
  const postgres = await startThrowawayPostgres();
  const dataDir = makeDataDir();
  const [apiPort, adminPort] = await freeLoopbackPorts(2);
  const [api, admin] = [`http://127.0.0.1:${apiPort}`, `http://localhost:${adminPort}`];
  const addresses: Addresses = { api, admin, marketing: 'http://localhost:3000' };
  const apiEnv = {
    DATABASE_URL: await createDatabase(postgres.url, 'admin_alone'),
    DATA_DIR: dataDir.path,
    API_PORT: String(apiPort),
    ADMIN_URL: admin,
    SESSION_SECRET: 'a secret that only this test uses',
  };
  const startApi = () => startServer('api/dist/main.js', `${api}/api/health/ready`, apiEnv);
  let endApi = await startApi();
  const endAdmin = await startServer('admin/build/serve/server.js', `${admin}/health/ready`, {
    ADMIN_PORT: String(adminPort),
    ADMIN_URL: admin,
    API_URL: api,
  });
  return {
    addresses,
    dataDir: dataDir.path,
    killApi: () => endApi('SIGKILL'),
    async startApi() {
      endApi = await startApi();
    },
    async stop() {
      await Promise.all([endAdmin('SIGTERM'), endApi('SIGTERM')]);
      await postgres.stop();
      dataDir.remove();
    },
  };
}
