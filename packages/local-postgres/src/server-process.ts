import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLogFile, trimLogFile } from './log-file.ts';
import type { Placement } from './placement.ts';
import { readPostmasterFile, stopProcess } from './postmaster.ts';
import { CLEAN_ENV } from './run-as.ts';
import { signalOnExit } from './signal-on-exit.ts';

const START_TIMEOUT_MS = 120_000;
const TRIM_LOG_EVERY_MS = 60_000;

export type ServerProcess = { pid: number; died: Promise<string>; stop(): Promise<void> };

/**
 * Runs the server on a cluster until it is stopped or this process exits.
 * @param durable `false` turns off fsync
 * @throws an error with PostgreSQL's own reason if it does not start
 */
export async function launchServer(
  dataDir: string,
  { binaries, cluster, credentials }: Placement,
  port: number,
  durable: boolean,
): Promise<ServerProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  const logFd = openLogFile(logFile);
  const logStart = logFd === undefined ? 0 : fstatSync(logFd).size;
  // Runs in its own session, so that Ctrl-C in the terminal does not reach the server before its clients have closed.
  // Logs directly to a file, so that it can still log after we have exited.
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', cluster, ...args], {
    ...credentials,
    cwd: '/',
    env: CLEAN_ENV,
    detached: true,
    stdio: ['ignore', 'ignore', logFd ?? 'ignore'],
  });
  if (logFd !== undefined) closeSync(logFd);
  const trimming = setInterval(trimLogFile, TRIM_LOG_EVERY_MS, logFile).unref();
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) =>
      done(lastError(logFile, logStart) ?? `it ended with ${signal ?? `code ${code}`}`),
    );
  });
  let failure: string | undefined;
  void ended.then((reason) => {
    clearInterval(trimming);
    failure = reason;
  });

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (
    !failure &&
    !(readPostmasterFile(cluster)?.pid === child.pid && readPostmasterFile(cluster)?.status === 'ready')
  ) {
    if (Date.now() > deadline) {
      if (child.pid) await stopProcess(child.pid);
      throw new Error(`PostgreSQL was not ready within ${START_TIMEOUT_MS / 1000} s. See ${logFile}.`);
    }
    await sleep(15);
  }
  if (failure || child.pid === undefined)
    throw new Error(`PostgreSQL did not start: ${failure}. See ${logFile}.`);
  state = 'running';
  const pid = child.pid;
  const callOff = signalOnExit(pid, 'INT');
  child.unref();
  return {
    pid,
    died: new Promise<string>((resolveDied) => {
      void ended.then((reason) => {
        callOff();
        if (state === 'running') resolveDied(`PostgreSQL ended unexpectedly: ${reason}; see ${logFile}.`);
      });
    }),
    async stop() {
      state = 'stopping';
      child.ref();
      await stopProcess(pid);
      await ended;
    },
  };
}

/** Returns the last error in PostgreSQL's log after the byte offset `from`. */
function lastError(logFile: string, from: number): string | undefined {
  const log = existsSync(logFile) ? readFileSync(logFile) : Buffer.alloc(0);
  // A log shorter than at the start has been rotated since.
  const written = log.subarray(log.length < from ? 0 : from).toString('utf8');
  const line = written.split('\n').findLast((each) => /FATAL|PANIC|could not/.test(each));
  return line?.replace(/^.*?(FATAL|PANIC|LOG|WARNING): +/, '');
}
