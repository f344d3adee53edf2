import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What an upload has to keep up: so many bytes, again and again, each time within so many ms. */
export interface LeastRate {
  bytes: number;
  withinMs: number;
}

export const LEAST_RATE: LeastRate = { bytes: 64 * 1024, withinMs: 30_000 };
const CHECK_MS = 1_000;

const paced = new WeakSet<Duplex>();

/**
 * Whether what a server's `clientError` says is no more than that the whole of an upload took longer than `requestTimeout`,
 * which is not for it to say: node's clock knows nothing of what a body has to be, and asks once.
 */
export function isMerelyLong(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && paced.has(socket);
}

/**
 * Lets the body of this request take its time as long as it keeps up the least rate. Where it does not, the server hears of
 * it as of any slow client: by `clientError` with ERR_HTTP_REQUEST_TIMEOUT. Time in which we do not read is not counted.
 * The server's `clientError` listener has to ask `isMerelyLong`.
 */
export function paceBody(server: Server, request: IncomingMessage, rate: LeastRate = LEAST_RATE): void {
  const { socket } = request;
  // A request that a test injects has no socket.
  if (request.complete || !(socket instanceof Socket)) return;
  let counted = socket.bytesRead;
  let since = performance.now();
  const check = () => {
    if (request.complete) return stop();
    const now = performance.now();
    if (socket.bytesRead - counted >= rate.bytes || request.readableLength > 0) {
      counted = socket.bytesRead;
      since = now;
    } else if (now - since >= rate.withinMs) {
      stop();
      const error = new Error('The body came too slowly.');
      server.emit('clientError', Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }
  };
  const timer = setInterval(check, Math.min(CHECK_MS, rate.withinMs / 4));
  function stop() {
    clearInterval(timer);
    paced.delete(socket);
  }
  request.once('end', stop).once('close', stop);
  paced.add(socket);
  // A server's own limit on silence must not speak first. Node sets it anew for the next request.
  socket.setTimeout(2 * rate.withinMs);
}
