import { resolve } from 'node:path';
import { ROOT } from '../bootstrap/repository.mjs';
import { appEnvironment, readConfig } from '../config.ts';
import { runTool } from '../run-tool.ts';
import { withDatabase } from './with-database.ts';

/**
 * Resolves a path against the caller's folder, because pnpm and npm run scripts in another one and pass it in INIT_CWD.
 */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? ROOT, path);

/**
 * Backs up the database and uploads, even while the apps run, or restores a backup while they are stopped.
 * @returns the exit code
 */
export async function backup(
  command: 'backup' | 'restore',
  args: string[],
  signal: AbortSignal,
): Promise<number> {
  const config = readConfig(process.env);
  const paths = args.map((arg, i) => {
    const isPath = command === 'backup' ? args[i - 1] === '--to' : !arg.startsWith('-');
    return isPath ? fromCaller(arg) : arg;
  });
  return withDatabase(
    config,
    async (url) => {
      const script = ['--silent', '--filter', '@upcurve/api', 'run', command, ...paths];
      return (await runTool('pnpm', script, { signal, env: appEnvironment(config, url, process.env) })).code;
    },
    { shared: command === 'backup' },
  );
}
