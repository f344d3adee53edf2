import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The minimum rate of an upload: `bytes` in every period of `withinMs`. */
export interface LeastRate {
  bytes: number;
  withinMs: number;
}

export const LEAST_RATE: LeastRate = { bytes: 64 * 1024, withinMs: 30_000 };
const CHECK_MS = 1_000;

const pacedSockets = new WeakSet<Duplex>();

/**
 * Checks whether a `clientError` only means that the upload exceeded `requestTimeout`. Node applies this timeout to the
 * whole request, regardless of its size.
 */
export function isLongUpload(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && pacedSockets.has(socket);
}

/**
 * Allows a request body unlimited time as long as it keeps the minimum rate. Otherwise the server gets the same
 * `clientError` as for any slow client, ERR_HTTP_REQUEST_TIMEOUT. Time during which we do not read is not counted. The
 * server's `clientError` listener has to check `isLongUpload`.
 */
export function paceBody(server: Server, request: IncomingMessage, rate: LeastRate = LEAST_RATE): void {
  const { socket } = request;
  // Requests injected by tests have no socket.
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
    pacedSockets.delete(socket);
  }
  request.once('end', stop).once('close', stop);
  pacedSockets.add(socket);
  // The server's idle timeout must not fire first. Node resets it for the next request.
  socket.setTimeout(2 * rate.withinMs);
}
