import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';

const SERVER = resolve(import.meta.dirname, '../../../../apps/marketing/build/serve/server.js');

/** Starts a proxy to an address. Its connections can be cut. */
async function cable(to: string) {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const [one, next] of [[socket, other] as const, [other, socket] as const]) {
      open.add(one);
      one.on('error', () => next.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(next);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Starts another server of the marketing site. Its connection to the API can be cut. */
export async function startReplica(api: string) {
  const line = await cable(api);
  const port = await freeLoopbackPort();
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MARKETING_PORT: String(port),
      MARKETING_URL: url,
      API_URL: line.url,
    },
    stdio: 'ignore',
  });
  const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
  const exited = once(child, 'exit').then(callOff);
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The second marketing site did not start.');
    await sleep(50);
  }
  return {
    url,
    cutApi: line.cut,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      line.cut();
    },
  };
}
