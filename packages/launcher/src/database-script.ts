import { readConfig } from './config.ts';
import { runTool } from './run-tool.ts';
import { withDatabase } from './with-database.ts';

/**
 * Runs a script of the API on the database: the one of DATABASE_URL, or the one in DATA_DIR while nothing else uses it.
 * @returns the exit code
 */
export function databaseScript(name: 'demo:leads' | 'db:reset') {
  return (args: string[], signal: AbortSignal): Promise<number> =>
    withDatabase(readConfig(process.env), async (url) => {
      const script = ['--silent', '--filter', '@upcurve/api', 'run', name, ...args];
      return (await runTool('pnpm', script, { signal, env: { DATABASE_URL: url } })).code;
    });
}
