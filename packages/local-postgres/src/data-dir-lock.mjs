// Plain JavaScript without dependencies: the launcher's bootstrap needs it before anything is installed, on any Node >= 20.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-identity.mjs';

const ATTEMPTS = 5;

/** Somebody else works in the data folder. */
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
 * Creates a data folder that only its owner can list, and that a database running under another user can still pass through.
 * @param {string} dataDir
 */
export function ensureDataDir(dataDir) {
  const created = mkdirSync(dataDir, { recursive: true });
  if (created) chmodSync(dataDir, 0o711);
}

/**
 * Takes the data folder for this process, until `release()` or the end of the process, however it ends.
 *
 * Every process puts a file named after itself into `DATA_DIR/lock` and then looks for others; one that sees a living one
 * steps back. Of two holders the later would have seen the earlier one's file, so there are never two. A file of a dead
 * process is removed by its name, which no other process can bear, so clearing up after a kill -9 races with nobody.
 * @param {string} dataDir
 * @param {{ token?: string }} [options] `token` of a lock already held by a parent process: both hold it together
 * @returns {Promise<{ token: string, release(): void }>}
 * @throws {DataDirInUseError} within half a second
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
    // Two that start at the same instant both step back; unequal pauses let one of them through.
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
