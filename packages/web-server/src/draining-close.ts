import type { Server, ServerResponse } from 'node:http';

/**
 * Time for requests in progress, in ms. A process must end within 10 s of SIGTERM and needs the rest for its own
 * shutdown.
 */
const CLOSE_TIMEOUT_MS = 6_000;

/**
 * Returns a function that closes the server gracefully: idle keep-alive connections close at once, busy ones after
 * their response, stuck ones after 6 s. Node's own close leaves a busy connection open until its keep-alive timeout.
 */
export function createDrainingClose(server: Server): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const underWay = new Set<ServerResponse>();
  // Tells keep-alive clients not to reuse this connection.
  const endsWith = (res: ServerResponse) => {
    if (res.req.complete && !res.headersSent) res.shouldKeepAlive = false;
  };
  server.prependListener('request', (_req, res) => {
    underWay.add(res);
    if (closed) endsWith(res);
    res.once('close', () => {
      underWay.delete(res);
      // Node marks the connection as idle by the next tick.
      if (closed) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    closed ??= new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
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
