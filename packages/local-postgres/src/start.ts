import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataDir } from './data-dir-lock.mjs';
import { CLEAN_ENV, choosePlacement, type Placement } from './placement.ts';
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

/**
 * The only role that can log in, and the name of its database. It is no superuser, but may create databases and trusted
 * extensions.
 */
const ROLE = 'upcurve';

const ACCESS = `# Only our role, only from this machine, only with its password.\nhost all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;

/**
 * Creates the cluster if it does not exist, and sets the password if needed.
 * @param known whether the cluster already has this password
 * @throws if another major version created the cluster
 */
function ensureCluster(placement: Placement, password: string, known: boolean): void {
  const { cluster, version } = placement;
  if (!existsSync(cluster)) {
    createCluster(placement, password);
    return;
  }
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.', 1)[0];
  if (made !== major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${made} and cannot be read by ${major}: move it away, or set DATABASE_URL to a PostgreSQL ${made}.`,
    );
  }
  if (!known) runAlone(placement, cluster, [`ALTER ROLE ${ROLE} PASSWORD '${password}'`]);
}

/**
 * Creates the cluster in a temporary folder and renames it, so that an interrupted start never leaves a partial
 * cluster.
 */
function createCluster(placement: Placement, password: string): void {
  const { cluster, credentials } = placement;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (credentials) chownSync(unfinished, credentials.uid, credentials.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // `trust` applies only in this function: our own access file replaces it before the first real start.
  run(placement, 'initdb', ['-D', unfinished, '--username=postgres', '--auth=trust', ...locale]);
  runAlone(placement, unfinished, [
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
  ]);
  writeFileSync(join(unfinished, 'pg_hba.conf'), ACCESS);
  renameSync(unfinished, cluster);
}

/** Runs statements in single-user mode, which needs no password and allows no other connections. */
function runAlone(placement: Placement, cluster: string, statements: string[]): void {
  const input = `${statements.join('\n')}\n`;
  const output = run(placement, 'postgres', ['--single', '-D', cluster, 'postgres'], input);
  const error = /(?:ERROR|FATAL|PANIC):.*/.exec(output);
  if (error) throw new Error(`PostgreSQL could not be set up in ${cluster}: ${error[0]}`);
}

/** Runs one of PostgreSQL's programs and returns its output. */
function run({ programs, credentials }: Placement, program: string, args: string[], input = ''): string {
  const options = { ...credentials, cwd: '/', env: CLEAN_ENV, input, encoding: 'utf8' as const };
  const { status, error, stdout, stderr } = spawnSync(join(programs, 'bin', program), args, options);
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`);
  return stdout + stderr;
}
