import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user PostgreSQL runs as; undefined means: as we do. */
export type Credentials = { uid: number; gid: number } | undefined;

/** `nobody` on nearly every system: needs no user to be made. */
const NOBODY = { uid: 65534, gid: 65534 };

/** The whole environment of PostgreSQL's processes: a stray PGPORT or LC_ALL of the user's must not reach them. */
export const CLEAN_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of the cluster, or as nobody.
 * @throws when the cluster belongs to somebody else and we are not root
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

/** Gives a path to the user PostgreSQL runs as. */
export function changeOwner(path: string, credentials: Credentials): void {
  if (credentials) chownSync(path, credentials.uid, credentials.gid);
}

/** Whether that user gets as far as `folder`. Tried, not computed from modes, so that ACLs and mount options count too. */
export function canEnter(folder: string, credentials: Credentials): boolean {
  if (!credentials) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...credentials, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

/** Whether that user can run the binaries in `folder`, with all the libraries they load. */
export function canRun(folder: string, credentials: Credentials): boolean {
  if (!credentials) return true;
  const { status } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...credentials,
    cwd: '/',
    env: CLEAN_ENV,
    stdio: 'ignore',
  });
  return status === 0;
}
