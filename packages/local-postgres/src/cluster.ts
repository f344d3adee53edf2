import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLEAN_ENV, type Placement } from './placement.ts';

/**
 * The only role that can log in, and the name of its database. It is no superuser, but may create databases and trusted
 * extensions.
 */
export const ROLE = 'upcurve';

const ACCESS = `# Only our role, only from this machine, only with its password.\nhost all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;

/**
 * Creates the cluster if it does not exist, and sets the password if needed.
 * @param known whether the cluster already has this password
 * @throws if another major version created the cluster
 */
export function ensureCluster(placement: Placement, password: string, known: boolean): void {
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
