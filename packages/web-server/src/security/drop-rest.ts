import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits for the rest of a body: bytes, total time and silence. Beyond them, we stop reading. */
const BYTES_MAX = 256 * 1024 * 1024;
const PATIENCE_MS = 5_000;
const SILENCE_MS = 1_000;
const CHECK_MS = 100;

/**
 * Reads and discards the rest of a request that already has its response. If we closed the connection while the client
 * sends, the client would see a reset instead of the response. If the rest arrives in time, the connection stays open,
 * so responses need no `Connection: close`. A response with that header closes it at once.
 */
export function discardUnreadBodies(server: Server): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isLast = !response.shouldKeepAlive;
    // Node would close the connection with the response if the client asked for that.
    response.shouldKeepAlive = true;
    response.once('finish', async () => {
      if (!request.complete) await dropRest(request, socket);
      if (isLast) socket.destroySoon();
    });
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

function dropRest(request: IncomingMessage, socket: Socket): Promise<void> {
  const startedAt = performance.now();
  const before = socket.bytesRead;
  let read = before;
  let heardAt = startedAt;
  // The request's previous reader may have paused it.
  request.unpipe().resume();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      if (socket.bytesRead > read) heardAt = now;
      read = socket.bytesRead;
      const isOver = request.complete || socket.destroyed;
      const isTooMuch =
        read - before > BYTES_MAX || now - startedAt > PATIENCE_MS || now - heardAt > SILENCE_MS;
      if (!isOver && !isTooMuch) return;
      clearInterval(timer);
      if (!isOver) socket.destroy();
      resolve();
    }, CHECK_MS);
  });
}
