import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER_MAX_BYTES, type ReceiverAnswer } from '@upcurve/contracts/webhooks/webhook';

/** Time limit for reading the body once the status has arrived, since the body is only stored for staff. */
const BODY_WITHIN_MS = 1000;
const HEADERS_MAX = 40;
const HEADER_VALUE_MAX = 300;

/**
 * Reads the headers and the first 2 kB of a response as text that the database can store, then closes the connection.
 * Never throws: after an error it returns the data received so far.
 */
export async function readAnswer(response: IncomingMessage): Promise<ReceiverAnswer> {
  const chunks: Buffer[] = [];
  const waited = new AbortController();
  const isWhole = await Promise.race([
    collect(response, chunks),
    sleep(BODY_WITHIN_MS, false, { signal: waited.signal }).catch(() => false),
  ]);
  waited.abort();
  response.on('error', () => {}).destroy();
  const bytes = Buffer.concat(chunks);
  const kept = bytes.subarray(0, ANSWER_MAX_BYTES);
  return {
    headers: headersOf(response),
    // With `stream`, the decoder drops a character that was cut in half.
    body: new TextDecoder().decode(kept, { stream: true }).replaceAll('\0', '\uFFFD'),
    isCut: !isWhole || bytes.length > ANSWER_MAX_BYTES,
  };
}

/** Collects chunks until the body ends or exceeds the limit. Returns whether it ended. */
async function collect(response: IncomingMessage, chunks: Buffer[]): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of response.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > ANSWER_MAX_BYTES) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the headers without cookies, which are credentials. */
function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length && headers.length < HEADERS_MAX; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() !== 'set-cookie')
      headers.push([name.toLowerCase(), value.slice(0, HEADER_VALUE_MAX)]);
  }
  return headers;
}
