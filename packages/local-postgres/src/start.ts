import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCluster, ROLE } from './cluster.ts';
import { ensureDataDir } from './data-dir-lock.mjs';
import { choosePlacement } from './placement.ts';
import { freeLoopbackPort } from './port.ts';
import { runServer, type Server, stopOrphan } from './server.ts';

/** A running local PostgreSQL. */
export type LocalPostgres = Server & {
  /** For `pg`: user, password, loopback port and database. */
  url: string;
  port: number;
  /** The folder of the data: `dataDir/postgres`, unless PostgreSQL's user cannot access it. */
  cluster: string;
};

type LocalPostgresOptions = {
  dataDir: string;
  /** Gets messages for the user: data stored elsewhere, an orphaned server stopped. */
  log?: (message: string) => void;
  /** `false` turns off fsync, for temporary data. */
  durable?: boolean;
};

/**
 * Starts PostgreSQL with the data in `dataDir`, which is created at the first start. It listens on its own loopback
 * port, which stays the same while it is free. `dataDir/database-url` has its URL and password, readable only by the
 * owner. The server stops with this process; if it did not, the next start stops it first. So the caller must hold the
 * lock of `dataDir`.
 * @throws errors that say how to fix them
 */
export async function startLocalPostgres({
  dataDir,
  log = () => {},
  durable = true,
}: LocalPostgresOptions): Promise<LocalPostgres> {
  ensureDataDir(dataDir);
  const placement = choosePlacement(dataDir, log);
  const { cluster } = placement;
  await stopOrphan(cluster, log);

  const urlFile = join(dataDir, 'database-url');
  const lastUrl = existsSync(urlFile) ? URL.parse(readFileSync(urlFile, 'utf8').trim()) : null;
  const password = lastUrl?.password || randomBytes(24).toString('base64url');
  ensureCluster(placement, password, Boolean(lastUrl?.password));
  const port = await freeLoopbackPort(Number(lastUrl?.port));
  const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
  writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });

  const logFile = join(dataDir, 'logs/postgres.log');
  const server = await runServer(placement, { port, logFile, durable });
  return { ...server, url, port, cluster };
}

/**
 * Starts a PostgreSQL for one run of a test suite in a temporary folder, which is deleted afterwards. Faster than a
 * durable server, and otherwise the same.
 */
export async function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upcurve-postgres-'));
  chmodSync(dataDir, 0o711);
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startLocalPostgres({ dataDir, durable: false });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        for (const folder of [dataDir, server.cluster]) remove(folder);
      },
    };
  } catch (error) {
    remove(dataDir);
    throw error;
  }
}
