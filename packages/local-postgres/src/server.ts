import { spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from './command-of.mjs';
import { openLog } from './log-file.ts';
import { CLEAN_ENV, type Placement } from './placement.ts';
import { signalOnExit } from './signal-on-exit.ts';

const POLL_MS = 15;
/** Time to stop before a stronger signal, in ms. */
const PATIENCE_MS = 4000;

export type Server = {
  pid: number;
  /** Resolves with a sentence if the server exits without a call of `stop`. */
  died: Promise<string>;
  /** Stops the server cleanly. Open transactions are rolled back. */
  stop(): Promise<void>;
};

/**
 * Runs the server on a cluster until it is stopped or this process exits, even by kill -9.
 * @param durable `false` turns off fsync
 * @throws an error with the end of PostgreSQL's log if it does not start
 */
export async function runServer(
  { programs, cluster, credentials }: Placement,
  { port, logFile, durable }: { port: number; logFile: string; durable: boolean },
): Promise<Server> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(logFile);
  // Runs in its own session, so that Ctrl-C in the terminal does not reach the server before its clients have closed.
  // Logs directly to a file, so that it can still log after we have exited.
  const child = spawn(join(programs, 'bin/postgres'), ['-D', cluster, ...args], {
    ...credentials,
    cwd: '/',
    env: CLEAN_ENV,
    detached: true,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const pid = child.pid ?? Number.NaN;
  const callOff = signalOnExit(pid, 'INT');
  let isStopping = false;
  let death: string | undefined;
  const died = new Promise<string>((resolve) => {
    void ended.then((how) => {
      callOff();
      if (isStopping) return;
      const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-3).join('\n');
      death = `PostgreSQL ended unexpectedly (${how}). Its log ${logFile} ends with:\n${lastLines}`;
      resolve(death);
    });
  });

  while (!isReady(pid, cluster)) {
    if (death) throw new Error(death);
    await sleep(POLL_MS);
  }
  child.unref();
  return {
    pid,
    died,
    async stop() {
      isStopping = true;
      child.ref();
      await stopServer(pid, cluster);
      await ended;
    },
  };
}

/**
 * Stops a server that a killed launcher left running on this cluster. The caller holds the lock of the data folder, so
 * nobody uses the server.
 */
export async function stopOrphan(cluster: string, log: (message: string) => void): Promise<void> {
  const pid = Number(readPidFile(cluster)[0]);
  if (isServerOf(pid, cluster)) {
    log(`Stopping PostgreSQL left running by an earlier start (process ${pid})`);
    await stopServer(pid, cluster);
  }
  // A killed server leaves its file, and would not start while an unrelated process has the id in it. PostgreSQL also
  // finds its old processes by their shared memory, so this never lets two servers run on one cluster.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Stops a server with a fast shutdown, which rolls back open transactions, then with stronger signals. */
async function stopServer(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + PATIENCE_MS;
    if (isServerOf(pid, cluster)) process.kill(pid, signal);
    while (isServerOf(pid, cluster) && Date.now() < deadline) await sleep(POLL_MS);
  }
}

/** Whether the process is the server of this cluster, and not another one that has got its id since. */
function isServerOf(pid: number, cluster: string): boolean {
  return commandOf(pid).includes(`/bin/postgres -D ${cluster} `);
}

/** The first line of the file is the process id, the eighth the status. */
function isReady(pid: number, cluster: string): boolean {
  const lines = readPidFile(cluster);
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/** Returns the lines of the file that a running server has; none if there is no server. */
function readPidFile(cluster: string): string[] {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}
