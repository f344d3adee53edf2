import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from '@upcurve/local-postgres/data-dir-lock';
import { startLocalPostgres } from '@upcurve/local-postgres/start';
import { ROOT } from './bootstrap/repository.mjs';
import { appEnvironment, type LaunchConfig, readConfig } from './config.ts';
import { runTool } from './run-tool.ts';

/**
 * Returns a command that runs a script of the API with the database of DATABASE_URL, or with the one in DATA_DIR.
 * @param script the file in apps/api/src, and its first arguments
 * @param options `shared`: the script may use the database while `npm start` runs
 */
export function databaseScript([file = '', ...first]: string[], { shared = false } = {}) {
  return (args: string[], signal: AbortSignal): Promise<number> => {
    const config = readConfig(process.env);
    return withDatabase(config, shared, async (url) => {
      const command = [join(ROOT, 'apps/api/src', file), ...first, ...args];
      const env = appEnvironment(config, url, process.env);
      // npm and pnpm run us in the repository and pass the caller's folder, to which paths in `args` are relative.
      const cwd = process.env.INIT_CWD;
      return (await runTool(process.execPath, command, { cwd, env, signal })).code;
    });
  };
}

/**
 * Runs `work` with the database of DATABASE_URL, or starts the one in DATA_DIR for it.
 * @param shared if `npm start` already runs the database in DATA_DIR, use it instead of failing
 * @throws {DataDirInUseError}
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: LaunchConfig,
  shared: boolean,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl);
  const release = await lockDataDir(dataDir).catch((error) => {
    if (shared && error instanceof DataDirInUseError) return undefined;
    throw error;
  });
  if (!release) return work(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  try {
    const database = await startLocalPostgres({ dataDir, log: console.log });
    return await work(database.url).finally(() => database.stop());
  } finally {
    release();
  }
}
