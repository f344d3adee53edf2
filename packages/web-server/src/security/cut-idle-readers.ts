import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 20_000;
const CHECKS = 4;

/**
 * Bytes not yet accepted by the kernel. Node's own timeout checks them too, but restarts once if the client has read
 * anything.
 */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };

/** Returns a value that changes whenever the client reads something. Undefined if no data waits for the client. */
function progressOf(socket: WithHandle): string | undefined {
  if (socket.writableLength === 0) return undefined;
  return `${socket.bytesWritten} ${socket.writableLength} ${socket._handle?.writeQueueSize}`;
}

/**
 * Closes connections whose client reads nothing of a response for 20 to 25 s. Connections without a pending response
 * stay open, because the client waits for us. A paused player requests the rest again.
 */
export function cutIdleReaders(server: Server, patienceMs = PATIENCE_MS): void {
  const open = new Map<Socket, { progress: string | undefined; idleChecks: number }>();
  server.on('connection', (socket) => {
    open.set(socket, { progress: undefined, idleChecks: 0 });
    socket.once('close', () => open.delete(socket));
  });
  // Counts checks instead of time. If this process stands still, no check takes place, and no reader is blamed for it.
  const timer = setInterval(() => {
    for (const [socket, known] of open) {
      const progress = progressOf(socket);
      const isIdle = progress !== undefined && progress === known.progress;
      const idleChecks = isIdle ? known.idleChecks + 1 : 0;
      if (idleChecks >= CHECKS) socket.destroy();
      else open.set(socket, { progress, idleChecks });
    }
  }, patienceMs / CHECKS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
