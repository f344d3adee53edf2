// Plain JavaScript without dependencies: the launcher's bootstrap imports it on any Node >= 20, before anything is
// installed.
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from './command-of.mjs';

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
 * Locks the data folder for this process until the returned function is called or the process ends, even by kill -9. A
 * child of the process that has the lock gets it too.
 *
 * Each process creates a file in `DATA_DIR/lock` first, and then looks for those of other running processes. If it
 * finds one, it removes its own file and tries again. Two processes never both get the lock, because the one that
 * created its file later sees the other's.
 * @param {string} dataDir
 * @returns {Promise<() => void>}
 * @throws {DataDirInUseError} after at most half a second
 */
export async function lockDataDir(dataDir) {
  ensureDataDir(dataDir);
  const folder = join(dataDir, 'lock');
  mkdirSync(folder, { recursive: true });
  const own = join(folder, String(process.pid));
  const release = () => rmSync(own, { force: true });

  for (let attempt = 1; ; attempt += 1) {
    writeFileSync(own, commandOf(process.pid));
    const other = otherHolder(folder);
    if (!other) return release;
    release();
    if (attempt === ATTEMPTS) throw new DataDirInUseError(dataDir, other);
    // Two processes that start at the same time both back off. Random pauses let one of them succeed.
    await sleep(20 + Math.random() * 80);
  }
}

/**
 * Returns another running process that has a file in the folder, and removes the files of ended ones. A file contains
 * the command line of its process, because the id of an ended process can belong to another one by now.
 * @param {string} folder
 */
function otherHolder(folder) {
  for (const pid of readdirSync(folder)) {
    if (pid === String(process.pid) || pid === String(process.ppid)) continue;
    const file = join(folder, pid);
    const command = commandOf(Number(pid));
    const recorded = readIfExists(file);
    // A file is empty while it is being written.
    if (command && (recorded === '' || recorded === command)) return Number(pid);
    rmSync(file, { force: true });
  }
  return undefined;
}

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
