import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Sends `signal` to another process when this one is gone, however it went: a shell waits for our end of a pipe to close,
 * which also a kill -9 does.
 * @param target a process id, or minus one for its whole group
 * @returns calls it off; to be called when the target has ended, before its id can belong to somebody else
 */
export function stopWithUs(target: number, signal: 'INT' | 'TERM'): () => void {
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
  shell.on('error', () => {}); // Where there is no shell, the next start clears up.
  shell.unref();
  (shell.stdin as Socket | null)?.unref();
  return () => void shell.kill('SIGKILL');
}
