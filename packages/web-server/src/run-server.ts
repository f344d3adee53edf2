import type { WebServer } from './create-web-server.ts';
import { listenOrExplain } from './listen-or-explain.ts';
import { logJson } from './log.ts';
import { ConfigError } from './web-config.ts';

export interface ServerPlan {
  server: WebServer;
  port: number;
  host: string;
}

/**
 * The main of a frontend: builds the server, listens, and closes it on SIGTERM or SIGINT. A setting that prevents the
 * start is one sentence on standard error; that, or any other failure, ends in exit code 1.
 */
export async function runServer(
  options: { portVariable: string },
  plan: () => Promise<ServerPlan> | ServerPlan,
): Promise<void> {
  try {
    const { server, port, host } = await plan();
    const listening = await listenOrExplain(server, { port, host, portVariable: options.portVariable });
    const stop = () => {
      server.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    logJson('info', 'Listening.', { host, port: listening });
  } catch (error) {
    const report = error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error));
    process.stderr.write(`${report}\n`);
    process.exitCode = 1;
  }
}
