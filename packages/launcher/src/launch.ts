import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { type LocalPostgres, startLocalPostgres } from '@upcurve/local-postgres/start';
import { type AppCommand, type AppProcess, startApp } from './apps/app-process.ts';
import { keepRunning } from './apps/keep-running.ts';
import { checkPorts } from './apps/ports.ts';
import { LaunchError } from './bootstrap/launch-error.mjs';
import { appEnvironment, type LaunchConfig, readConfig } from './config.ts';
import { buildApps } from './run-tool.ts';

/** Time for the apps to stop, in ms. Leaves enough of the ten seconds in which everything must stop. */
const APPS_PATIENCE_MS = 7500;
const READY_TIMEOUT_MS = 120_000;

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
  const lock = await lockDataDir(config.dataDir, env.UPCURVE_LOCK ? { token: env.UPCURVE_LOCK } : {});
  const started: AppProcess[] = [];
  let apps: Pick<AppProcess, 'stop'>[] = started;
  let database: LocalPostgres | undefined;
  try {
    await checkPorts(config);
    if (mode.built) say('Building changed packages');
    // Both wait mostly for other processes.
    const [built, postgres] = await Promise.allSettled([
      mode.built && buildApps(stop),
      config.databaseUrl
        ? undefined
        : startLocalPostgres({ dataDir: config.dataDir, log: say, locked: true }),
    ]);
    // A database that has started must stop even if the build failed.
    if (postgres.status === 'fulfilled') database = postgres.value;
    for (const each of [built, postgres]) if (each.status === 'rejected') throw each.reason;
    if (stop.aborted) return;

    // The API writes a new link while no account exists. A used link would only mislead.
    const setupLink = join(config.dataDir, 'setup-link');
    const appEnv = { ...appEnvironment(config, config.databaseUrl ?? database?.url ?? '', env), ...mode.env };
    const output = { logs: join(config.dataDir, 'logs'), chatty: mode.chatty, say };
    const start = (app: AppCommand) => {
      if (app.name === 'api') rmSync(setupLink, { force: true });
      return startApp(app, appEnv, output);
    };
    const saySetupLink = () => {
      if (existsSync(setupLink)) say(`Set up the owner's account: ${readFileSync(setupLink, 'utf8').trim()}`);
    };
    const commands = mode.commands(config);
    for (const app of commands) started.push(start(app));

    const databases = database ? [database] : [];
    const end = untilEnd(stop, [...started, ...databases]);
    const ready = Promise.all(started.map((app) => app.ready())).then(() => 'ready' as const);
    // In development, an app that cannot start waits for an edit, and the terminal shows the error.
    const late = mode.built
      ? sleep(READY_TIMEOUT_MS, 'late' as const, { ref: false })
      : new Promise<never>(() => {});
    const first = await Promise.race([ready, end, late]);
    if (first === 'late') {
      throw new LaunchError(`Not ready after ${READY_TIMEOUT_MS / 1000} s. See the logs in ${output.logs}.`);
    }
    if (first === 'ready') {
      const { marketing, admin, api } = config.urls;
      say(`ready  website ${marketing}  admin ${admin}  api ${api}`);
      saySetupLink();
      const startAgain = (app: AppCommand) => {
        const again = start(app);
        // The owner may be using the old link at this moment, so the link is printed again.
        if (app.name === 'api')
          void again
            .ready()
            .then(saySetupLink)
            .catch(() => {});
        return again;
      };
      apps = commands.map((app, i) => keepRunning(started[i]!, () => startAgain(app), { say }));
      await untilEnd(stop, databases);
    }
  } finally {
    if (stop.aborted) say('Stopping');
    await Promise.all(apps.map((app) => app.stop(APPS_PATIENCE_MS)));
    await database?.stop();
    lock.release();
  }
}

/**
 * Resolves when `stop` is aborted.
 * @throws {LaunchError} if one of the processes exits before that
 */
async function untilEnd(stop: AbortSignal, processes: { died: Promise<string> }[]): Promise<'stopped'> {
  if (stop.aborted) return 'stopped';
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const died = await Promise.race([stopped, ...processes.map((each) => each.died)]);
  if (died !== undefined) throw new LaunchError(died);
  return 'stopped';
}
