// Plain JavaScript without dependencies: the launcher's bootstrap imports it on any Node >= 20, before anything is
// installed.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-identity.mjs';

const ATTEMPTS = 5;

/** Another process has locked the data folder. */
export class DataDirInUseError extends Error {
  /**
   * @param {string} dataDir
   * @param {number} pid
   */
  constructor(dataDir, pid) {
    super(
      `Another npm start is already using ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUseError';
    this.pid = pid;
  }
}

/**
 * Creates the data folder if it does not exist. Only its owner can list it, but a database that runs as another user
 * can access the folders in it.
 * @param {string} dataDir
 */
export function ensureDataDir(dataDir) {
  const created = mkdirSync(dataDir, { recursive: true });
  if (created) chmodSync(dataDir, 0o711);
}

/**
 * Locks the data folder for this process until `release()` or until the process ends, even by kill -9.
 *
 * Each process creates a file named after itself in `DATA_DIR/lock`, then looks for files of other running processes.
 * If it finds one, it removes its own file and tries again. Two processes never both get the lock, because the one that
 * created its file later sees the other's. File names are never reused, so removing the file of a dead process is safe.
 * @param {string} dataDir
 * @param {{ token?: string }} [options] `token` of a lock already held by a parent process: both hold it together
 * @returns {Promise<{ token: string, release(): void }>}
 * @throws {DataDirInUseError} after at most half a second
 */
export async function lockDataDir(dataDir, { token = randomBytes(8).toString('hex') } = {}) {
  ensureDataDir(dataDir);
  const folder = join(dataDir, 'lock');
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${process.pid}-${processStart(process.pid)}-${token}`);
  const release = () => rmSync(own, { force: true });

  for (let attempt = 1; ; attempt += 1) {
    writeFileSync(own, '');
    const other = livingHolder(folder, token);
    if (!other) return { token, release };
    release();
    if (attempt === ATTEMPTS) throw new DataDirInUseError(dataDir, other);
    // Two processes that start at the same time both back off. Random pauses let one of them succeed.
    await sleep(20 + Math.random() * 80);
  }
}

/**
 * @param {string} folder
 * @param {string} token
 */
function livingHolder(folder, token) {
  for (const name of readdirSync(folder)) {
    const [, pid, start, theirs] = /^(\d+)-([0-9a-f]+)-([0-9a-f]+)$/.exec(name) ?? [];
    if (!pid || theirs === token) continue;
    if (processStart(Number(pid)) === start) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return undefined;
}
