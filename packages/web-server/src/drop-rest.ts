import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody is read to the end who sends more than this after the answer, takes longer, or stops sending. */
const BYTES_MAX = 256 * 1024 * 1024;
const PATIENCE_MS = 5_000;
const SILENCE_MS = 1_000;
const CHECK_MS = 100;

/**
 * Has a server read on, and drop, what is still coming of a request that it has answered: whoever closes on a sender resets
 * the connection, and the sender sees the reset instead of the answer. Where the rest comes in time the connection lives
 * on, so answers need not say `Connection: close`; one that does ends at once.
 */
export function dropRests(server: Server): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isLast = !response.shouldKeepAlive;
    // Node would close with the answer where the sender asked for that.
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
  // Whoever was to get it may have it paused.
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
