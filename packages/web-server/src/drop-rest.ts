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
    const { socket } = request;
    response.once('finish', () => {
      if (!request.complete && !socket.destroyed) dropRest(request, socket);
    });
  });
}

function dropRest(request: IncomingMessage, socket: Socket): void {
  const startedAt = performance.now();
  const before = socket.bytesRead;
  let read = before;
  let heardAt = startedAt;
  // Whoever was to get it may have it paused.
  request.unpipe().resume();
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead > read) heardAt = now;
    read = socket.bytesRead;
    const isOver = request.complete || socket.destroyed;
    const isTooMuch =
      read - before > BYTES_MAX || now - startedAt > PATIENCE_MS || now - heardAt > SILENCE_MS;
    if (isOver || isTooMuch) clearInterval(timer);
    if (!isOver && isTooMuch) socket.destroy();
  }, CHECK_MS);
}
