import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 20_000;

/**
 * The bytes that the kernel has not taken yet. Node's own timeout checks them too, but gives a reader that has read
 * anything a second round.
 */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };

/** Changes whenever the client reads something; undefined if there is nothing to read. */
function progressOf(socket: WithHandle): string | undefined {
  if (socket.writableLength === 0) return undefined;
  return `${socket.bytesWritten} ${socket.writableLength} ${socket._handle?.writeQueueSize}`;
}

/**
 * Ends connections whose client reads nothing of an answer for 20 to 25 s. Connections without a waiting answer are left
 * alone, because it is our turn. A paused player requests the rest again.
 */
export function cutIdleReaders(server: Server, patienceMs = PATIENCE_MS): void {
  const open = new Map<Socket, { progress: string | undefined; since: number }>();
  server.on('connection', (socket) => {
    open.set(socket, { progress: undefined, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, known] of open) {
      const progress = progressOf(socket);
      if (progress === undefined || progress !== known.progress) open.set(socket, { progress, since: now });
      else if (now - known.since >= patienceMs) socket.destroy();
    }
  }, patienceMs / 4);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
