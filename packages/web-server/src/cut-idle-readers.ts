import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 20_000;

/** What the kernel has not taken yet. Node's own clock asks for it too, and gives whoever has taken anything a second round. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };

/** Changes whenever a reader takes something; undefined where there is nothing to take. */
function progressOf(socket: WithHandle): string | undefined {
  if (socket.writableLength === 0) return undefined;
  return `${socket.bytesWritten} ${socket.writableLength} ${socket._handle?.writeQueueSize}`;
}

/**
 * Ends connections whose reader takes nothing of an answer for 20 to 25 s. A connection on which nothing is to be read yet is not
 * meant: there it is our turn. A player that was paused asks for the rest again.
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
