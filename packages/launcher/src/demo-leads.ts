import { readConfig } from './config.ts';
import { runTool } from './run-tool.ts';
import { withDatabase } from './with-database.ts';

/**
 * Fills the database with made-up leads, or with `--remove` takes them away: the one of DATABASE_URL, or the one in DATA_DIR while
 * nothing else uses it.
 * @returns the exit code
 */
export async function demoLeads(args: string[], signal: AbortSignal): Promise<number> {
  return withDatabase(readConfig(process.env), async (url) => {
    const script = ['--silent', '--filter', '@upcurve/api', 'run', 'demo:leads', ...args];
    return (await runTool('pnpm', script, { signal, env: { DATABASE_URL: url } })).code;
  });
}
