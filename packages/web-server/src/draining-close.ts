import type { Server } from 'node:http';

/** Answers under way get this long: whoever sent the SIGTERM promises an end of everything within 10 s, and needs the rest. */
const patience = 6_000;

/**
 * A close that drains: idle keep-alive connections end at once, busy ones after their answer, stuck ones after 6 s.
 * (Node's own close leaves a connection that was busy at that moment open until its keep-alive time is over.)
 */
export function drainingClose(server: Server): () => Promise<void> {
  let closed: Promise<void> | undefined;
  server.prependListener('request', (_req, res) => {
    res.once('close', () => {
      // By the next turn Node has marked the connection idle.
      if (closed) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    closed ??= new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
    return closed;
  };
}
