import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { startLocalPostgres } from '@upcurve/local-postgres/start';
import type { LaunchConfig } from '../config.ts';
import { readConfig } from '../config.ts';
import { runTool } from '../run-tool.ts';

/**
 * Runs `work` with the database of DATABASE_URL, or starts the one in DATA_DIR for it.
 * @param options `shared`: if `npm start` already runs the database in DATA_DIR, use it instead of failing
 * @throws {DataDirInUseError}
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: LaunchConfig,
  work: (url: string) => Promise<T>,
  { shared = false } = {},
): Promise<T> {
  if (databaseUrl) return work(databaseUrl);
  const release = await lockDataDir(dataDir).catch((error) => {
    if (shared && error instanceof DataDirInUseError) return undefined;
    throw error;
  });
  if (!release) return work(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  try {
    const database = await startLocalPostgres({ dataDir, log: console.log });
    try {
      return await work(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    release();
  }
}

/**
 * Runs a script of the API with the database of DATABASE_URL, or the one in DATA_DIR if nothing else uses it.
 * @returns the exit code
 */
export function databaseScript(name: 'demo:leads' | 'db:reset') {
  return (args: string[], signal: AbortSignal): Promise<number> =>
    withDatabase(readConfig(process.env), async (url) => {
      const script = ['--silent', '--filter', '@upcurve/api', 'run', name, ...args];
      return (await runTool('pnpm', script, { signal, env: { DATABASE_URL: url } })).code;
    });
}
