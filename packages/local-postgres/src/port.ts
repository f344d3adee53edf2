import { createServer } from 'node:net';

/** Whether somebody could listen there now. Port 0 asks for any free one. */
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

/** The wished port on loopback if it is free, else one that is. */
export async function freeLoopbackPort(wished = 0): Promise<number> {
  for (const port of [wished, 0]) {
    const tried = await tryListen(port, '127.0.0.1');
    if ('port' in tried) return tried.port;
  }
  throw new Error('No free port was found on 127.0.0.1.');
}

/** As many ports on loopback that are free now, no two the same. */
export async function freeLoopbackPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  // Asked twice, the system may well give the same one twice.
  while (ports.size < count) ports.add(await freeLoopbackPort());
  return [...ports];
}
