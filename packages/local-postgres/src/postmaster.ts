import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-identity.mjs';

/** The fields of a running server's postmaster.pid that we use. */
export type PostmasterFile = { pid: number; status: string };

/** Reads postmaster.pid. Undefined if the file is missing or incomplete. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops a server that a killed launcher left running on this cluster. The caller holds the lock of the data folder, so
 * nobody uses the server. Another process that meanwhile has the recorded id is not touched.
 */
export async function stopOrphan(cluster: string, log: (message: string) => void): Promise<void> {
  const found = readPostmasterFile(cluster);
  if (found && isPostmasterOf(found.pid, cluster)) {
    log(`Stopping PostgreSQL left running by an earlier start (process ${found.pid})`);
    await stopProcess(found.pid);
  }
  // A server that stopped cleanly has removed its file, a killed one has not.
  const left = readPostmasterFile(cluster);
  if (left && exists(left.pid)) replaceProcessId(cluster);
}

/**
 * Replaces the process id in postmaster.pid by ours. PostgreSQL takes any process with the recorded id (an unrelated
 * process, or its own zombie) for a running server, but ignores the id of its parent. Without the file, PostgreSQL
 * could not check whether old backends still hold its shared memory.
 */
function replaceProcessId(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [process.pid, ...rest].join('\n'));
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops a server with a fast shutdown, which rolls back open transactions, then with stronger signals.
 * @throws if it is still running after 9 s
 */
export async function stopProcess(pid: number): Promise<void> {
  const start = processStart(pid);
  for (const [signal, patience] of [
    ['SIGINT', 5000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const) {
    if (!start || processStart(pid) !== start) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new Error(
        `PostgreSQL (process ${pid}) belongs to another user and cannot be stopped. Stop it yourself.`,
      );
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && processStart(pid) === start) await sleep(20);
  }
  if (processStart(pid) === start)
    throw new Error(`PostgreSQL (process ${pid}) does not stop. End it yourself.`);
}

/** Checks whether the process is the server of this cluster, by its working directory. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
      return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return /postgres/.test(command) && command.includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}
