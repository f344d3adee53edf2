import type { Server, ServerResponse } from 'node:http';

/** Time for answers under way, in ms. A process that gets SIGTERM must end within 10 s and needs the rest for itself. */
const patience = 6_000;

/**
 * A close that drains: idle keep-alive connections end at once, busy ones after their answer, stuck ones after 6 s.
 * (Node's own close leaves a connection that was busy at that moment open until its keep-alive time is over.)
 */
export function drainingClose(server: Server): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const underWay = new Set<ServerResponse>();
  // Tells keep-alive clients not to send their next request on this connection.
  const endsWith = (res: ServerResponse) => {
    if (res.req.complete && !res.headersSent) res.shouldKeepAlive = false;
  };
  server.prependListener('request', (_req, res) => {
    underWay.add(res);
    if (closed) endsWith(res);
    res.once('close', () => {
      underWay.delete(res);
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
      for (const res of underWay) endsWith(res);
    });
    return closed;
  };
}
