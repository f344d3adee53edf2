import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Sends `signal` to another process when this one exits, even after kill -9: a shell waits for our end of a pipe to
 * close.
 * @param target a process id, or a negative id for its whole process group
 * @returns a function that cancels this; call it when the target has exited, before its id can be reused
 */
export function signalOnExit(target: number, signal: 'INT' | 'TERM'): () => void {
  const shell: ChildProcess = spawn(
    '/bin/sh',
    ['-c', `read -r _; kill -s ${signal} -- "$1"`, 'sh', String(target)],
    {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  shell.on('error', () => {}); // Without a shell, the target may outlive us. The next start stops a database that did.
  shell.unref();
  (shell.stdin as Socket | null)?.unref();
  return () => void shell.kill('SIGKILL');
}
