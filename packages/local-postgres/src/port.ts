import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Checks whether the port is free now. Port 0 means any free port. */
export function tryListen(
  port: number,
  host: string,
): Promise<{ port: number } | { error: NodeJS.ErrnoException }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/** Ports below those that systems give to connections by themselves, so no other program gets one of them meanwhile. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_767];
const TRIES = 50;

/** Returns the preferred port on loopback if it is free, otherwise another free one. */
export async function freeLoopbackPort(wished?: number): Promise<number> {
  const others = Array.from({ length: TRIES }, () => randomInt(FIRST_PORT, LAST_PORT + 1));
  for (const port of wished ? [wished, ...others] : others) {
    if ('port' in (await tryListen(port, '127.0.0.1'))) return port;
  }
  throw new Error('No free port was found on 127.0.0.1.');
}

/** Returns this many different free ports on loopback. */
export async function freeLoopbackPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  // The same free port may be found twice.
  while (ports.size < count) ports.add(await freeLoopbackPort());
  return [...ports];
}
