import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster, ROLE } from './cluster.ts';
import { ensureDataDir, lockDataDir } from './data-dir-lock.mjs';
import { choosePlacement, type Placement } from './placement.ts';
import { freeLoopbackPort } from './port.ts';
import { stopOrphan } from './postmaster.ts';
import { launchServer } from './server-process.ts';

/** A running local PostgreSQL. */
export type LocalPostgres = {
  /** For `pg`: user, password, loopback port and database. */
  url: string;
  port: number;
  pid: number;
  /** The folder of the data: `dataDir/postgres`, unless PostgreSQL's user cannot access it. */
  cluster: string;
  /** Resolves with a sentence if the server exits without a call of `stop`. */
  died: Promise<string>;
  /** Stops the server cleanly. Open transactions are rolled back. */
  stop(): Promise<void>;
};

export type LocalPostgresOptions = {
  dataDir: string;
  /** Gets messages for the user: data stored elsewhere, an orphaned server stopped. */
  log?: (message: string) => void;
  /** `false` turns off fsync, for temporary data. */
  durable?: boolean;
  /** The caller already holds the lock on `dataDir`. */
  locked?: boolean;
};

/**
 * Start errors that are worth a retry: backends of a killed postmaster need a moment to exit, and a port can be taken
 * between check and start.
 */
const PASSING = /still in use|could not bind|could not create any TCP\/IP sockets/;

/**
 * Starts PostgreSQL with the data in `dataDir`, which is created at the first start. It listens on its own loopback
 * port, which stays the same while it is free. `dataDir/database-url` has its URL and password, readable only by the
 * owner. The server stops with this process. If both were killed at once, the next start stops it first.
 * @throws {DataDirInUseError} if another process uses `dataDir`; the messages of other errors say how to fix them
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  ensureDataDir(dataDir);
  const lock = options.locked ? undefined : await lockDataDir(dataDir);
  try {
    const placement = choosePlacement(dataDir, log);
    await stopOrphan(placement.cluster, log);
    const server = await startServer(dataDir, placement, options.durable ?? true);
    return { ...server, stop: () => server.stop().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startServer(dataDir: string, placement: Placement, durable: boolean): Promise<LocalPostgres> {
  const remembered = readUrl(dataDir);
  const password = remembered?.password ?? randomBytes(24).toString('base64url');
  await ensureCluster(placement, password, remembered !== undefined);
  const deadline = Date.now() + 5000;
  for (let wished = remembered?.port; ; ) {
    const port = await freeLoopbackPort(wished);
    const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
    writeUrl(dataDir, url);
    try {
      return {
        url,
        port,
        cluster: placement.cluster,
        ...(await launchServer(dataDir, placement, port, durable)),
      };
    } catch (error) {
      if (!PASSING.test(String(error)) || Date.now() > deadline) throw error;
      wished = undefined;
      await sleep(200);
    }
  }
}

function readUrl(dataDir: string): { password: string; port: number } | undefined {
  try {
    const { password, port } = new URL(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    return password ? { password, port: Number(port) } : undefined;
  } catch {
    return undefined;
  }
}

function writeUrl(dataDir: string, url: string): void {
  const file = join(dataDir, 'database-url');
  writeFileSync(`${file}.new`, `${url}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
