import type { WebServer } from './create-web-server.ts';
import { listenOrExplain } from './listen-or-explain.ts';
import { logJson } from './observability/log.ts';
import { ConfigError } from './settings.ts';

export interface ServerPlan {
  server: WebServer;
  port: number;
  host: string;
  /** How long the server still accepts requests after SIGTERM while it reports that it is not ready. */
  drainSeconds?: number;
}

/**
 * Runs a frontend: builds the server, listens, and closes it on SIGTERM or SIGINT. Any failure exits with code 1; an
 * invalid setting prints one sentence to standard error.
 */
export async function runServer(
  options: { portVariable: string },
  plan: () => Promise<ServerPlan> | ServerPlan,
): Promise<void> {
  try {
    const { server, port, host, drainSeconds = 0 } = await plan();
    const listening = await listenOrExplain(() => server.listen(port, host), { port, host, ...options });
    const stop = () => {
      server.close(drainSeconds * 1000).then(() => process.exit(0));
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    logJson('info', 'Listening.', { host, port: listening });
  } catch (error) {
    process.stderr.write(reportOf(error));
    process.exitCode = 1;
  }
}

/** Returns the reason for a failed start: one sentence for an invalid setting, otherwise the stack trace. */
export function reportOf(error: unknown): string {
  return `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`;
}
