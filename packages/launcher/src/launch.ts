import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { startLocalPostgres } from '@upcurve/local-postgres/start';
import { type AppCommand, type AppProcess, startApp } from './app-process.ts';
import { build } from './build.ts';
import { appEnvironment, type LaunchConfig, readConfig } from './config.ts';
import { LaunchError } from './launch-error.mjs';
import { checkPorts } from './ports.ts';

/** Together they leave room within the ten seconds in which everything is to be down. */
const APPS_PATIENCE_MS = 7500;
const READY_TIMEOUT_MS = 120_000;

export type Mode = {
  commands: (config: LaunchConfig) => AppCommand[];
  env: NodeJS.ProcessEnv;
  /** Whether the apps run from their builds. */
  built: boolean;
  /** Whether everything an app says is shown, or what somebody should act on. */
  chatty: boolean;
};

const say = (line: string) => console.log(line);

/**
 * Runs the whole product until `stop` is aborted: database, API with its worker, both frontends. Prints the addresses when
 * everything answers.
 * @throws {LaunchError} and others, when something did not start or ended by itself; all the rest is stopped by then
 */
export async function launch(mode: Mode, stop: AbortSignal): Promise<void> {
  const config = readConfig(process.env);
  const lock = await lockDataDir(
    config.dataDir,
    process.env.UPCURVE_LOCK ? { token: process.env.UPCURVE_LOCK } : {},
  );
  const apps: AppProcess[] = [];
  let stopDatabase = async () => {};
  try {
    await checkPorts(config);
    if (mode.built) {
      say('Building what has changed');
      await build(stop);
    }
    if (stop.aborted) return;
    const database = config.databaseUrl
      ? undefined
      : await startLocalPostgres({ dataDir: config.dataDir, log: say, locked: true });
    stopDatabase = database?.stop ?? stopDatabase;
    if (stop.aborted) return;

    // The API writes a fresh one while no account exists; a link that is spent would only mislead.
    const setupLink = join(config.dataDir, 'setup-link');
    rmSync(setupLink, { force: true });
    const env = {
      ...appEnvironment(config, config.databaseUrl ?? database?.url ?? '', process.env),
      ...mode.env,
    };
    const logs = join(config.dataDir, 'logs');
    for (const app of mode.commands(config))
      apps.push(startApp(app, env, { logs, chatty: mode.chatty, say }));

    const stopped = new Promise<'stop'>((resolve) =>
      stop.addEventListener('abort', () => resolve('stop'), { once: true }),
    );
    const died = Promise.race([...apps.map((app) => app.died), ...(database ? [database.died] : [])]).then(
      (why) => {
        throw new LaunchError(why);
      },
    );
    const ready = Promise.all(apps.map((app) => app.ready())).then(() => 'ready' as const);
    const first = await Promise.race([
      ready,
      died,
      stopped,
      sleep(READY_TIMEOUT_MS, 'late' as const, { ref: false }),
    ]);
    if (first === 'late')
      throw new LaunchError(`Not ready after ${READY_TIMEOUT_MS / 1000} s: see the logs in ${logs}.`);
    if (first === 'ready') {
      say(`ready  website ${config.urls.marketing}  admin ${config.urls.admin}  api ${config.urls.api}`);
      if (existsSync(setupLink)) say(`Set up the owner's account: ${readFileSync(setupLink, 'utf8').trim()}`);
      await Promise.race([died, stopped]);
    }
  } finally {
    await Promise.all(apps.map((app) => app.stop(APPS_PATIENCE_MS)));
    await stopDatabase();
    lock.release();
  }
}
