import { spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '@upcurve/local-postgres/log-file';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';
import type { AppName } from '../config.ts';
import { formatForTerminal } from './app-output.ts';

/** Time for an app to stop, in ms. Leaves enough of the ten seconds in which everything must stop. */
const PATIENCE_MS = 7500;

export type AppCommand = {
  name: AppName;
  command: string;
  args: string[];
  cwd: string;
  /** Returns 200 once the app can serve requests. */
  readyUrl: string;
};

export type AppProcess = {
  /** Resolves with a sentence when the app has ended. */
  ended: Promise<string>;
  /** Sends SIGTERM, and SIGKILL if the app does not end in time. */
  stop(patienceMs?: number): Promise<void>;
};

/**
 * Starts an app in its own process group, so that Ctrl-C reaches the app only through us and in our order. The app also
 * stops if we are killed.
 */
export function startApp(
  { name, command, args, cwd }: AppCommand,
  env: NodeJS.ProcessEnv,
  { logs, chatty, say }: { logs: string; chatty: boolean; say: (line: string) => void },
): AppProcess {
  const logFile = join(logs, `${name}.log`);
  const log = openLog(logFile);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const from of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[from] }).on('line', (text) => {
      writeLine(log, text);
      const shown = formatForTerminal(text, from, chatty);
      for (const each of shown?.split('\n') ?? []) say(`${name.padEnd(9)}  ${each}`);
    });
  }
  const callOff = child.pid ? signalOnExit(-child.pid, 'TERM') : () => {};
  let isStopping = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => {
      callOff();
      // A process that the app has started would keep its port and its output open.
      if (!isStopping) signalGroup(child.pid, 'SIGKILL');
    });
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).then((how) => {
    closeSync(log);
    return `${name} ended unexpectedly (${how}): see ${logFile}.`;
  });
  return {
    ended,
    async stop(patienceMs = PATIENCE_MS) {
      isStopping = true;
      signalGroup(child.pid, 'SIGTERM');
      const timeout = setTimeout(signalGroup, patienceMs, child.pid, 'SIGKILL');
      await ended;
      clearTimeout(timeout);
    },
  };
}

/** Resolves once a GET of the address returns 200. Rejects if the signal is aborted before that. */
export async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await responds(url))) await sleep(100, undefined, { signal });
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function writeLine(log: number, text: string): void {
  try {
    writeSync(log, `${text}\n`);
  } catch {
    // The disk is full. The line is lost, and the app runs on.
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // It has already exited.
  }
}
