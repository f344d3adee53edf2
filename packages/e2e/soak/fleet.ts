import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPorts } from '@upcurve/local-postgres/port';
import { startThrowawayPostgres } from '@upcurve/local-postgres/throwaway';
import { startBalancer } from './balancer.ts';
import { Member } from './member.ts';

const APPS = resolve(import.meta.dirname, '../../../apps');
const STORES = join(APPS, 'api/src/testing/processes/stores-process.ts');
const MAINS = {
  api: join(APPS, 'api/dist/main.js'),
  worker: join(APPS, 'api/dist/main.js'),
  marketing: join(APPS, 'marketing/build/serve/server.js'),
  admin: join(APPS, 'admin/build/serve/server.js'),
};
type Kind = keyof typeof MAINS;

/** Also used to sign form tokens: see bench/form-guard.ts. */
export const SECRET = 'a secret that only this soak test uses';
const PASSWORD = 'plum orchard lantern';

/** Starts Redis and the S3 store. Returns the environment variables that the API needs to connect. */
async function startStores() {
  const child = fork(STORES);
  const [env] = (await once(child, 'message')) as [Record<string, string>];
  return {
    env,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts two of each process with one PostgreSQL, Redis and S3 behind nginx, like a setup with two machines. */
export async function startFleet() {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-soak-'));
  const toStop: (() => Promise<unknown> | undefined)[] = [];
  const stop = async () => {
    for (const each of toStop.toReversed())
      await each()?.catch((error) => process.stderr.write(`${error}\n`));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startThrowawayPostgres();
    toStop.push(postgres.stop);
    const databaseUrl = await createDatabase(postgres.url, 'soak');
    const stores = await startStores();
    toStop.push(stores.stop);
    const [marketing = 0, admin = 0, api = 0, ...ports] = await freeLoopbackPorts(11);
    const origin = (port: number) => `http://127.0.0.1:${port}`;
    const urls = { marketing: origin(marketing), admin: origin(admin) };
    const shared = { MARKETING_URL: urls.marketing, ADMIN_URL: urls.admin, API_URL: origin(api) };
    const ofApi = {
      ...shared,
      ...stores.env,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      LOG_LEVEL: 'warn',
    };
    const settings: Record<Kind, (name: string, port: string) => Record<string, string>> = {
      api: (name, port) => ({ ...ofApi, API_ROLE: 'server', API_PORT: port, DATA_DIR: join(folder, name) }),
      worker: (name, port) => ({
        ...ofApi,
        API_ROLE: 'worker',
        API_PORT: port,
        DATA_DIR: join(folder, name),
      }),
      marketing: (_, port) => ({ ...shared, MARKETING_PORT: port }),
      admin: (_, port) => ({ ...shared, ADMIN_PORT: port }),
    };
    const portsOf = (kind: Kind) => {
      const from = Object.keys(MAINS).indexOf(kind) * 2;
      return ports.slice(from, from + 2);
    };
    const two = (kind: Kind) =>
      portsOf(kind).map((port, at) => {
        const name = `${kind}-${at + 1}`;
        const health = kind === 'api' || kind === 'worker' ? '/api/health/ready' : '/health/ready';
        const member = new Member({
          ...{ name, port, health, main: MAINS[kind], env: settings[kind](name, String(port)) },
        });
        toStop.push(() => member.stop());
        return member;
      });
    const members = {
      api: two('api'),
      worker: two('worker'),
      marketing: two('marketing'),
      admin: two('admin'),
    };
    const balancer = await startBalancer({
      folder,
      members: { marketing: portsOf('marketing'), admin: portsOf('admin'), api: portsOf('api') },
      listen: { marketing, admin, api },
    });
    toStop.push(balancer.stop);
    // Both start at once; their migrations run one after the other.
    await Promise.all(members.api.map((each) => each.start()));
    for (const each of [...members.worker, ...members.marketing, ...members.admin]) await each.start();

    /** Registers the owner. Returns the request headers of the session. */
    async function signIn(): Promise<Record<string, string>> {
      for (const { name } of members.api) {
        const file = join(folder, name, 'setup-link');
        if (!existsSync(file)) continue;
        const link = new URL(readFileSync(file, 'utf8').trim());
        const answer = await fetch(`${urls.admin}/api/register`, {
          method: 'POST',
          headers: { origin: urls.admin, 'content-type': 'application/json' },
          body: JSON.stringify({
            ...ACCOUNT,
            inviteToken: link.searchParams.get('invite'),
          }),
        });
        if (answer.ok)
          return { origin: urls.admin, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
      }
      throw new Error('No set-up link let the owner in.');
    }
    return { urls, members, all: Object.values(members).flat(), databaseUrl, balancer, signIn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The owner's account. */
export const ACCOUNT = { username: 'owner', password: PASSWORD };

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
