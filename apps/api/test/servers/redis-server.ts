import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';

/** Whether Redis is installed. Debian's package is redis-server; elsewhere it is usually redis. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis on loopback without persistence. It can stop and restart at the same address, and hang. */
export async function startRedis() {
  const port = await freeLoopbackPort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  async function open(): Promise<ChildProcess> {
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('redis-server ended')));
      child.stdout?.on('data', (text) => {
        if (String(text).includes('Ready to accept connections')) resolve();
      });
    });
    return child;
  }
  let child = await open();
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async leave() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async comeBack() {
      child = await open();
    },
  };
}
