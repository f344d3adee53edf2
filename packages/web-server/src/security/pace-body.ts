import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The lowest rate of an upload: this many bytes within each period of so many ms. */
export interface LeastRate {
  bytes: number;
  withinMs: number;
}

export const LEAST_RATE: LeastRate = { bytes: 64 * 1024, withinMs: 30_000 };
const CHECK_MS = 1_000;

const paced = new WeakSet<Duplex>();

/**
 * Whether a `clientError` means only that the upload took longer than `requestTimeout`. Node applies that limit to the
 * whole request, however large its body.
 */
export function isMerelyLong(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && paced.has(socket);
}

/**
 * Allows the body of this request any time as long as it keeps the lowest rate. Otherwise the server gets the same
 * `clientError` as for any slow client, ERR_HTTP_REQUEST_TIMEOUT. Time in which we do not read is not counted. The
 * server's `clientError` listener has to check `isMerelyLong`.
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
  // The server's own idle timeout must not fire first. Node sets it again for the next request.
  socket.setTimeout(2 * rate.withinMs);
}
