import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { majorVersion } from './binaries.ts';
import type { Placement } from './placement.ts';
import { CLEAN_ENV, changeOwner } from './run-as.ts';

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
export async function ensureCluster(placement: Placement, password: string, known: boolean): Promise<void> {
  const { cluster, binaries } = placement;
  if (!existsSync(cluster)) return createCluster(placement, password);
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== majorVersion(binaries)) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${made} and cannot be read by ${majorVersion(binaries)}: move it away, or set DATABASE_URL to a PostgreSQL ${made}.`,
    );
  }
  if (!known) await runAlone(placement, cluster, [`ALTER ROLE ${ROLE} PASSWORD '${password}'`]);
}

/**
 * Creates the cluster in a temporary folder and renames it, so that an interrupted start never leaves a partial
 * cluster.
 */
async function createCluster(placement: Placement, password: string): Promise<void> {
  const { cluster, credentials } = placement;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  changeOwner(unfinished, credentials);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // `trust` applies only in this function: our own access file replaces it before the first real start.
  await run(placement, 'initdb', ['-D', unfinished, '--username=postgres', '--auth=trust', ...locale]);
  await runAlone(placement, unfinished, [
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
  ]);
  writeFileSync(join(unfinished, 'pg_hba.conf'), ACCESS);
  renameSync(unfinished, cluster);
}

/** Runs statements in single-user mode, which needs no password and allows no other connections. */
async function runAlone(placement: Placement, cluster: string, statements: string[]): Promise<void> {
  const said = await run(
    placement,
    'postgres',
    ['--single', '-D', cluster, 'postgres'],
    `${statements.join('\n')}\n`,
  );
  const error = /(?:ERROR|FATAL|PANIC):.*/.exec(said);
  if (error) throw new Error(`PostgreSQL could not be set up in ${cluster}: ${error[0]}`);
}

async function run(
  { binaries, credentials }: Placement,
  program: string,
  args: string[],
  input = '',
): Promise<string> {
  const child = spawn(join(binaries.folder, 'bin', program), args, {
    ...credentials,
    cwd: '/',
    env: CLEAN_ENV,
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  child.stdin.on('error', () => {}); // The program may exit before it has read its input. Its exit code is checked.
  child.stdin.end(input);
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0)
    throw new Error(
      `${program} failed: ${err.trim().split('\n').slice(-3).join(' ') || `exit code ${code}`}`,
    );
  return out + err;
}
