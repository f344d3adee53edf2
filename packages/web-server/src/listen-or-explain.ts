import { ConfigError } from './settings.ts';

export interface ListenOptions {
  port: number;
  host: string;
  /** The environment variable for the port. The error message names it. */
  portVariable: string;
}

/**
 * Starts a server.
 * @throws {ConfigError} with one sentence if another port or host would fix the failure
 */
export async function listenOrExplain<T>(listen: () => Promise<T>, options: ListenOptions): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const sentence = explain((error as NodeJS.ErrnoException).code, options);
    throw sentence ? new ConfigError(sentence, { cause: error }) : error;
  }
}

function explain(code: string | undefined, { port, host, portVariable }: ListenOptions): string | undefined {
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
