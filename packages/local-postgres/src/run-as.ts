import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The user that PostgreSQL runs as. Undefined means our own user. */
export type Credentials = { uid: number; gid: number } | undefined;

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
export function canEnter(folder: string, credentials: Credentials): boolean {
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
