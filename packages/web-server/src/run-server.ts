import type { FastifyInstance } from 'fastify';
import { listenOrExplain } from './listen-or-explain.ts';
import { ConfigError } from './settings.ts';

export interface ServerPlan {
  app: FastifyInstance;
  port: number;
  host: string;
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
    const { app, port, host } = await plan();
    await listenOrExplain(() => app.listen({ port, host }), { port, host, ...options });
    const stop = () => {
      app.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(reportOf(error));
    process.exitCode = 1;
  }
}

/** Returns the reason for a failed start: one sentence for an invalid setting, otherwise the stack trace. */
export function reportOf(error: unknown): string {
  return `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`;
}
