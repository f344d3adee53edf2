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

/** Returns the preferred port on loopback if it is free, otherwise another free one. */
export async function freeLoopbackPort(wished = 0): Promise<number> {
  for (const port of [wished, 0]) {
    const tried = await tryListen(port, '127.0.0.1');
    if ('port' in tried) return tried.port;
  }
  throw new Error('No free port was found on 127.0.0.1.');
}

/** Returns this many different free ports on loopback. */
export async function freeLoopbackPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  // The system may return the same free port twice.
  while (ports.size < count) ports.add(await freeLoopbackPort());
  return [...ports];
}
