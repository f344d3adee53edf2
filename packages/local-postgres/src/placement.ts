import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Credentials, canEnter, canRun, chooseCredentials } from './run-as.ts';

/** Where a server's programs and data are, and which user runs it. */
export type Placement = { binaries: Binaries; cluster: string; credentials: Credentials };

const REPOSITORY = realpathSync(join(import.meta.dirname, '../../..'));
const SHARED_FOLDERS = ['/var/lib', '/var/tmp'];

/**
 * Chooses the folders of a server for `dataDir`: programs in node_modules, data in `dataDir/postgres`. If we are root
 * and PostgreSQL's user cannot access one of them (a clone under /root), that one moves to a folder outside, named
 * after the clone, and `log` gets a message.
 */
export function choosePlacement(dataDir: string, log: (message: string) => void): Placement {
  const inside = join(dataDir, 'postgres');
  const credentials = chooseCredentials(inside);
  const found = findBinaries();
  const binaries = canRun(found.folder, credentials) ? found : copyOutside(found, credentials, log);
  if (canEnter(dataDir, credentials)) return { binaries, cluster: inside, credentials };

  const cluster = join(outsideFolder(credentials), `postgres-${shortHash(realpathSync(dataDir))}`);
  log(
    `PostgreSQL cannot run as root, and user ${credentials?.uid} cannot reach ${dataDir}: its data is in ${cluster}`,
  );
  return { binaries, cluster, credentials: chooseCredentials(cluster) };
}

/** Copies the programs to a folder that the user can access, once per version. Safe to run concurrently. */
function copyOutside(found: Binaries, credentials: Credentials, log: (message: string) => void): Binaries {
  const outside = outsideFolder(credentials);
  const folder = join(outside, `postgresql-${found.version}`);
  if (!existsSync(folder)) {
    log(
      `PostgreSQL cannot run as root, and user ${credentials?.uid} cannot reach this clone: its programs are copied to ${folder}`,
    );
    const copy = mkdtempSync(join(outside, 'copying-'));
    try {
      copyReadable(found.folder, copy);
      renameSync(copy, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  if (!canRun(folder, credentials))
    throw new Error(`PostgreSQL cannot run from ${folder}. Set DATABASE_URL instead.`);
  return { ...found, folder };
}

/** Copies a folder and makes it readable for everybody, regardless of the umask of the original. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/**
 * Returns a folder created by root, in a parent folder where nobody else can replace it. Throws if someone else owns
 * it.
 */
function outsideFolder(credentials: Credentials): string {
  const name = `upcurve-${basename(REPOSITORY).replace(/[^\w.-]/g, '_')}-${shortHash(REPOSITORY)}`;
  for (const folder of SHARED_FOLDERS.map((shared) => join(shared, name))) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const { uid } = lstatSync(folder);
    if (uid !== 0 || !lstatSync(folder).isDirectory())
      throw new Error(`${folder} is not ours: remove it, then start again.`);
    chmodSync(folder, 0o755);
    if (canEnter(folder, credentials)) return folder;
  }
  throw new Error(
    'PostgreSQL cannot run as root, and another user cannot read any suitable folder. Move the clone out of /root, or set DATABASE_URL.',
  );
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 8);
}
