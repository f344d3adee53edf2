import { lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { startLocalPostgres } from '@upcurve/local-postgres/start';
import { readConfig } from './config.ts';
import { runTool } from './run-tool.ts';

/**
 * Fills the database with made-up leads, or with `--remove` takes them away: the one of DATABASE_URL, or the one in DATA_DIR while
 * nothing else uses it.
 * @returns the exit code
 */
export async function demoLeads(args: string[], signal: AbortSignal): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const run = async (url: string) => {
    const script = ['--silent', '--filter', '@upcurve/api', 'run', 'demo:leads', ...args];
    return (await runTool('pnpm', script, { signal, env: { DATABASE_URL: url } })).code;
  };
  if (databaseUrl) return run(databaseUrl);

  const lock = await lockDataDir(
    dataDir,
    process.env.UPCURVE_LOCK ? { token: process.env.UPCURVE_LOCK } : {},
  );
  try {
    const database = await startLocalPostgres({ dataDir, log: console.log, locked: true });
    try {
      return await run(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    lock.release();
  }
}
