import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { tryListen } from '@upcurve/local-postgres/port';
import { type LocalPostgres, startLocalPostgres } from '@upcurve/local-postgres/start';
import { type AppCommand, type AppProcess, startApp, untilReady } from './apps/app-process.ts';
import { LaunchError, ROOT } from './bootstrap/repository.mjs';
import { APPS, type AppName, appEnvironment, type LaunchConfig, portVariable, readConfig } from './config.ts';
import { buildApps } from './run-tool.ts';

const RESTART_AFTER_MS = 500;

export type Mode = {
  commands: (config: LaunchConfig) => AppCommand[];
  env: NodeJS.ProcessEnv;
  /** Whether the apps run from their builds. */
  built: boolean;
  /** Whether to show all output of the apps or only problems. */
  chatty: boolean;
};

/**
 * Runs the whole product until `stop` is aborted: database, API with its worker, both frontends. Prints the URLs when
 * everything responds. From then on, an app that exits by itself is restarted.
 * @throws {LaunchError} and other errors if something did not start or the database exited; everything else is stopped
 * by then
 */
export async function launch(
  mode: Mode,
  stop: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
  say: (line: string) => void = (line) => console.log(line),
): Promise<void> {
  const config = readConfig(env);
  const release = await lockDataDir(config.dataDir);
  const ending = new AbortController();
  const apps = new Map<AppName, AppProcess>();
  let database: LocalPostgres | undefined;
  try {
    await checkPorts(config);
    if (mode.built) say('Building changed packages');
    // Both wait mostly for other processes.
    const [built, postgres] = await Promise.allSettled([
      mode.built && buildApps(stop),
      config.databaseUrl ? undefined : startLocalPostgres({ dataDir: config.dataDir, log: say }),
    ]);
    // A database that has started must stop even if the build failed.
    if (postgres.status === 'fulfilled') database = postgres.value;
    for (const each of [built, postgres]) if (each.status === 'rejected') throw each.reason;
    if (stop.aborted) return;

    const appEnv = { ...appEnvironment(config, config.databaseUrl ?? database?.url ?? '', env), ...mode.env };
    const output = { logs: join(config.dataDir, 'logs'), chatty: mode.chatty, say };
    const setupLink = join(config.dataDir, 'setup-link');
    const saySetupLink = () => {
      if (existsSync(setupLink)) say(`Set up the owner's account: ${readFileSync(setupLink, 'utf8').trim()}`);
    };
    let isReady = false;
    const keepRunning = async (app: AppCommand) => {
      while (!ending.signal.aborted) {
        // The API writes a new link while no account exists. A used link would only mislead.
        if (app.name === 'api') rmSync(setupLink, { force: true });
        const running = startApp(app, appEnv, output);
        apps.set(app.name, running);
        // The owner may be using the old link at this moment, so the new one is printed too.
        if (app.name === 'api' && isReady)
          void untilReady(app.readyUrl, ending.signal).then(saySetupLink, () => {});
        const why = await running.ended;
        if (ending.signal.aborted) return;
        if (!isReady) throw new LaunchError(why);
        say(`${why} Restarting.`);
        await sleep(RESTART_AFTER_MS);
      }
    };

    const commands = mode.commands(config);
    const end = Promise.race([untilAborted(stop), ...commands.map(keepRunning), failWith(database?.died)]);
    const ready = Promise.all(commands.map(({ readyUrl }) => untilReady(readyUrl, ending.signal)));
    await Promise.race([ready, end]);
    isReady = true;
    if (!stop.aborted) {
      const { marketing, admin, api } = config.urls;
      say(`ready  website ${marketing}  admin ${admin}  api ${api}`);
      saySetupLink();
    }
    await end;
  } finally {
    if (stop.aborted) say('Stopping');
    ending.abort();
    await Promise.all([...apps.values()].map((app) => app.stop()));
    await database?.stop();
    release();
  }
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Rejects with the sentence that the promise resolves with. Never ends without a promise. */
async function failWith(problem: Promise<string> = new Promise(() => {})): Promise<never> {
  throw new LaunchError(await problem);
}

/**
 * Checks at the start whether every app can listen on its port.
 * @throws {LaunchError} naming the variable and the fix
 */
export async function checkPorts({ host, ports }: LaunchConfig): Promise<void> {
  for (const app of APPS) {
    const tried = await tryListen(ports[app], host);
    if ('error' in tried) throw new LaunchError(explain(tried.error, portVariable(app), ports[app], host));
  }
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  variable: string,
  port: number,
  host: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set ${variable} to a free port.`;
    case 'EACCES':
      return `Port ${port} needs root rights. Set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return `Cannot listen on port ${port} of ${host} (${message}). Set ${variable} to another port.`;
  }
}

const BUILT: Record<AppName, string> = {
  marketing: 'build/serve/server.js',
  admin: 'build/serve/server.js',
  api: 'dist/main.js',
};

/** As in production: each app's own server with its build. */
export const PRODUCTION: Mode = {
  built: true,
  chatty: false,
  env: { NODE_ENV: 'production', API_ROLE: 'all' },
  commands: (config) =>
    APPS.map((app) => ({
      ...common(app, config, app === 'api' ? '/api/health/ready' : '/health/ready'),
      command: process.execPath,
      args: [BUILT[app]],
    })),
};

/** From source, with hot reload. */
export const DEVELOPMENT: Mode = {
  built: false,
  chatty: true,
  env: { NODE_ENV: 'development', API_ROLE: 'all' },
  commands: (config) =>
    APPS.map((app) => ({
      ...common(app, config, app === 'api' ? '/api/health/ready' : '/'),
      command: 'pnpm',
      args: ['run', '--silent', 'dev'],
    })),
};

function common(name: AppName, { host, ports }: LaunchConfig, readyPath: string) {
  return {
    name,
    cwd: join(ROOT, 'apps', name),
    readyUrl: `http://${reachable(host)}:${ports[name]}${readyPath}`,
  };
}

/** Returns the address to call a server that listens on `host`. Clients cannot call a wildcard address. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
