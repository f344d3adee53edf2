import { DataDirInUseError } from '@upcurve/local-postgres/data-dir-lock';
import { LaunchError } from './bootstrap/repository.mjs';
import { test, verify } from './checks/test.ts';
import { databaseScript } from './database-script.ts';
import { DEVELOPMENT, launch, PRODUCTION } from './launch.ts';

const COMMANDS: Record<string, (args: string[], stop: AbortSignal) => Promise<number>> = {
  start: (_args, stop) => launch(PRODUCTION, stop).then(() => 0),
  dev: (_args, stop) => launch(DEVELOPMENT, stop).then(() => 0),
  test: (_args, stop) => test(stop, ['test']),
  'test:slow': (_args, stop) => test(stop, ['test:slow']),
  'test:all': (_args, stop) => test(stop, ['test', 'test:slow']),
  'demo:leads': databaseScript(['demo/main.ts']),
  'db:reset': databaseScript(['demo/reset-database.ts']),
  backup: databaseScript(['backup/main.ts', 'backup'], { shared: true }),
  restore: databaseScript(['backup/main.ts', 'restore']),
  verify: (args, stop) => verify(args.includes('--static'), stop),
};

/**
 * Ctrl-C reaches us from the terminal and again through npm and the bootstrap. Within this time in ms they are one
 * request.
 */
const SAME_REQUEST_MS = 1000;

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
// A second Ctrl+C does not wait for a clean shutdown. Child processes still stop.
const stop = stopRequest(() => process.exit(1));
let exitCode = 2;
try {
  if (command) exitCode = await command(args, stop);
  else console.error(`Usage: node packages/launcher/bootstrap.mjs ${Object.keys(COMMANDS).join('|')}`);
} catch (error) {
  const expected = error instanceof LaunchError || error instanceof DataDirInUseError;
  console.error(expected ? error.message : error);
  exitCode = 1;
}
process.exit(exitCode);

/**
 * Returns a signal that aborts on Ctrl-C, SIGTERM, a closed terminal, or the exit of the bootstrap that started us.
 * `again` is called for a second request.
 */
function stopRequest(again: () => void): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  const ask = () => {
    if (!stop.signal.aborted) {
      first = Date.now();
      stop.abort();
    } else if (Date.now() - first > SAME_REQUEST_MS) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', () => stop.abort());
  process.channel?.unref();
  // A reader such as `head` may close the pipe. That must not end us without cleanup.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return stop.signal;
}
