import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster, ROLE } from './cluster.ts';
import { ensureDataDir, lockDataDir } from './data-dir-lock.mjs';
import { type Placement, place } from './placement.ts';
import { freeLoopbackPort } from './port.ts';
import { stopOrphan } from './postmaster.ts';
import { launchServer } from './server-process.ts';

/** A running PostgreSQL of our own. */
export type LocalPostgres = {
  /** For `pg`: user, password, loopback port and database. */
  url: string;
  port: number;
  pid: number;
  /** Where its data is: `dataDir/postgres`, unless it had to go outside. */
  cluster: string;
  /** Resolves with a sentence when the server ends without having been asked to. */
  died: Promise<string>;
  /** Ends it cleanly; open transactions are rolled back. */
  stop(): Promise<void>;
};

export type LocalPostgresOptions = {
  dataDir: string;
  /** Is told what a user should know: data kept elsewhere, an orphan stopped. */
  log?: (message: string) => void;
  /** `false` gives up fsync, for data that is thrown away. */
  durable?: boolean;
  /** The caller holds the lock on `dataDir` already. */
  locked?: boolean;
};

/** Backends of a killed postmaster take a moment to notice; a port can be taken between the look and the start. */
const PASSING = /still in use|could not bind|could not create any TCP\/IP sockets/;

/**
 * Starts PostgreSQL on the data in `dataDir`, made at the first start, on a loopback port of its own that stays the same
 * while it is free. `dataDir/database-url` keeps address and password, readable for its owner alone. The server goes down with this
 * process; where it cannot (both killed at once), the next start stops it first.
 * @throws {DataDirInUseError} when another process uses `dataDir`; other errors say in a sentence what to do
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  ensureDataDir(dataDir);
  const lock = options.locked ? undefined : await lockDataDir(dataDir);
  try {
    const placement = place(dataDir, log);
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
