import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(128 * 1024, 'upcurve');
const BEFORE = `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nN\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\n`;
const AFTER = '\r\n--b--\r\n';

export interface UploadOptions {
  /** The size of the file, a multiple of 128 kB. */
  bytes: number;
  bytesPerSecond?: number;
  headers?: Record<string, string>;
  /** Stops sending after this many bytes. */
  stopAfter?: number;
  /** Called every 250 ms during the upload. */
  meanwhile?: () => unknown;
  signal?: AbortSignal;
}

/** Sends a file to the echo endpoint at a steady rate. Returns the response and the duration in seconds. */
export async function upload(url: string, options: UploadOptions) {
  const { bytes, bytesPerSecond = 1024 * MB, stopAfter = bytes, headers, signal } = options;
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': BEFORE.length + bytes + AFTER.length,
      ...headers,
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  answered.then(over, over);
  const beat = options.meanwhile && setInterval(options.meanwhile, 250);
  outgoing.write(BEFORE);
  let sent = 0;
  for (; sent < stopAfter && !isOver; sent += PIECE.length) {
    if (!outgoing.write(PIECE)) await Promise.race([once(outgoing, 'drain'), answered]);
    const early = sent / bytesPerSecond - seconds();
    if (early > 0) await sleep(early * 1000);
  }
  if (sent >= bytes) outgoing.end(AFTER);
  try {
    const [answer] = await answered;
    return { status: answer.statusCode, body: await text(answer), seconds: seconds() };
  } finally {
    clearInterval(beat);
    outgoing.destroy();
  }
}

/** Returns the SHA-256 of a file that `upload` sends. */
export function hashOf(bytes: number): string {
  const hash = createHash('sha256');
  for (let i = 0; i < bytes; i += PIECE.length) hash.update(PIECE);
  return hash.digest('hex');
}
