import type { WebServer } from './create-web-server.ts';
import { listenOrExplain } from './listen-or-explain.ts';
import { logJson } from './log.ts';

export interface ServerPlan {
  server: WebServer;
  port: number;
  host: string;
}

/**
 * The main of a frontend: builds the server, listens, and closes it on SIGTERM or SIGINT. Whatever prevents the start
 * is one sentence on standard error and exit code 1.
 */
export async function runServer(
  options: { portVariable: string },
  plan: () => Promise<ServerPlan> | ServerPlan,
): Promise<void> {
  try {
    const { server, port, host } = await plan();
    await listenOrExplain(server, { port, host, portVariable: options.portVariable });
    const stop = () => {
      server.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    logJson('info', 'Listening', { host, port });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
