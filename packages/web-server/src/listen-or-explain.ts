import type { WebServer } from './create-web-server.ts';

export interface ListenOptions {
  port: number;
  host: string;
  /** The variable that sets the port, to be named when it is taken. */
  portVariable: string;
}

/** Listens, or throws an Error whose message is one sentence that names the variable and the mend. */
export async function listenOrExplain(server: WebServer, options: ListenOptions): Promise<number> {
  const { port, host, portVariable } = options;
  try {
    return await server.listen(port, host);
  } catch (error) {
    throw new Error(explain((error as NodeJS.ErrnoException).code, options) ?? String(error), {
      cause: error,
    });
  }

  function explain(code: string | undefined, { port, host }: ListenOptions): string | undefined {
    switch (code) {
      case 'EADDRINUSE':
        return `Port ${port} on ${host} is taken: stop what listens there, or set ${portVariable} to a free port.`;
      case 'EACCES':
        return `Port ${port} needs more rights than this process has: set ${portVariable} to one above 1023.`;
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return `This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`;
      default:
        return undefined;
    }
  }
}
