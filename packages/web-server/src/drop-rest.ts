import type { IncomingMessage } from 'node:http';

/** Nobody is read to the end who sends more than this, takes longer, or stops sending. */
const BYTES_MAX = 32 * 1024 * 1024;
const PATIENCE_MS = 5_000;
const SILENCE_MS = 1_000;

/**
 * Reads what is still coming of a request that is refused already, and drops it: whoever closes on a sender resets the
 * connection, and the sender sees the reset instead of the answer. Resolves in any case.
 */
export function dropRest(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let dropped = 0;
    const timer = setTimeout(done, PATIENCE_MS);
    const silence = setTimeout(done, SILENCE_MS);
    function done() {
      clearTimeout(timer);
      clearTimeout(silence);
      request.off('data', count).pause();
      resolve();
    }
    function count(chunk: Buffer) {
      dropped += chunk.length;
      silence.refresh();
      if (dropped > BYTES_MAX) done();
    }
    request.once('end', done).once('error', done).once('close', done).on('data', count).resume();
  });
}
