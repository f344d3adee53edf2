import { tryListen } from '@upcurve/local-postgres/port';
import { LaunchError } from '../bootstrap/launch-error.mjs';
import { APPS, type LaunchConfig, portVariable } from '../config.ts';

/**
 * Checks at the start whether every app can listen on its port.
 * @throws {LaunchError} naming the variable and the fix
 */
export async function checkPorts({ host, ports }: LaunchConfig): Promise<void> {
  for (const app of APPS) {
    const tried = await tryListen(ports[app], host);
    if ('error' in tried) throw new LaunchError(explain(tried.error, portVariable(app), ports[app], host));
  }
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  variable: string,
  port: number,
  host: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set ${variable} to a free port.`;
    case 'EACCES':
      return `Port ${port} needs root rights. Set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return `Cannot listen on port ${port} of ${host} (${message}). Set ${variable} to another port.`;
  }
}
