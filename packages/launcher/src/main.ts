import { DataDirInUseError } from '@upcurve/local-postgres/data-dir-lock';
import { LaunchError } from './bootstrap/launch-error.mjs';
import { test } from './checks/test.ts';
import { verify } from './checks/verify.ts';
import { backup } from './database/backup.ts';
import { databaseScript } from './database/with-database.ts';
import { launch } from './launch.ts';
import { DEVELOPMENT, PRODUCTION } from './modes.ts';
import { stopRequest } from './stop-request.ts';

const COMMANDS: Record<string, (args: string[], stop: AbortSignal) => Promise<number>> = {
  start: (_args, stop) => launch(PRODUCTION, stop).then(() => 0),
  dev: (_args, stop) => launch(DEVELOPMENT, stop).then(() => 0),
  test: (_args, stop) => test(stop, ['test']),
  'test:slow': (_args, stop) => test(stop, ['test:slow']),
  'test:all': (_args, stop) => test(stop, ['test', 'test:slow']),
  'demo:leads': databaseScript('demo:leads'),
  'db:reset': databaseScript('db:reset'),
  backup: (args, stop) => backup('backup', args, stop),
  restore: (args, stop) => backup('restore', args, stop),
  verify: (args, stop) => verify(args.includes('--static'), stop),
};

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
