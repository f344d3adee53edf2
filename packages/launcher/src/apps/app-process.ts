import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';
import type { AppName } from '../config.ts';
import { formatForTerminal, recordOutput } from './app-output.ts';

export type AppCommand = {
  name: AppName;
  command: string;
  args: string[];
  cwd: string;
  /** Returns 200 once the app can serve requests. */
  readyUrl: string;
};

export type AppProcess = {
  /** Resolves with a sentence if the app exits without a call of `stop`. */
  died: Promise<string>;
  /** Resolves once the app responds or is stopped. Never resolves if the app exits first. */
  ready(): Promise<void>;
  /** Sends SIGTERM, and SIGKILL after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
};

/**
 * Starts an app in its own process group, so that Ctrl-C reaches the app only through us and in our order. The app also
 * stops if we are killed.
 */
export function startApp(
  app: AppCommand,
  env: NodeJS.ProcessEnv,
  options: { logs: string; chatty: boolean; say: (line: string) => void },
): AppProcess {
  const child = spawn(app.command, app.args, {
    cwd: app.cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = join(options.logs, `${app.name}.log`);
  recordOutput(child, logFile, (line) => {
    const shown = formatForTerminal(line, options.chatty);
    for (const each of shown?.split('\n') ?? []) options.say(`${app.name.padEnd(9)}  ${each}`);
  });
  const callOff = child.pid ? signalOnExit(-child.pid, 'TERM') : () => {};

  let state: 'running' | 'stopping' | 'dead' = 'running';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', async (code, signal) => {
      // Waits for the app's last output, but not for a grandchild that keeps the pipe open.
      await Promise.race([once(child, 'close'), sleep(500)]);
      resolve(signal ?? `exit code ${code}`);
    });
  });
  return {
    died: new Promise((resolve) => {
      void ended.then((how) => {
        callOff();
        if (state !== 'running') return;
        state = 'dead';
        resolve(`${app.name} ended unexpectedly (${how}): see ${logFile}.`);
      });
    }),
    async ready() {
      while (state === 'running' && !(await answers(app.readyUrl))) await sleep(100);
      if (state === 'dead') await new Promise(() => {});
    },
    async stop(patienceMs) {
      if (state === 'running') state = 'stopping';
      signalGroup(child.pid, 'SIGTERM');
      const patience = new AbortController();
      const late = sleep(patienceMs, 'late', { signal: patience.signal }).catch(() => 'called off');
      if ((await Promise.race([ended, late])) === 'late') signalGroup(child.pid, 'SIGKILL');
      patience.abort();
      await ended;
    },
  };
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // It has already exited.
  }
}

async function answers(url: string): Promise<boolean> {
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
