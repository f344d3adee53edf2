import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANSWER_MAX_BYTES, type ReceiverAnswer } from '@upcurve/contracts/webhooks/webhook';

/** The status has come: nobody waits longer than this for what is only kept to be read. */
const BODY_WITHIN_MS = 1000;
const HEADERS_MAX = 40;
const HEADER_VALUE_MAX = 300;

/**
 * Headers and the first 2 kB of an answer, as text that the database can keep; then cuts the connection. Never throws: what came
 * until then counts.
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
    // As a stream, so that a letter which the cut halves is left out.
    body: new TextDecoder().decode(kept, { stream: true }).replaceAll('\0', '\uFFFD'),
    isCut: !isWhole || bytes.length > ANSWER_MAX_BYTES,
  };
}

/** Fills `chunks` until the body ends or there is more than enough; whether it ended. */
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

/** Without cookies: they are keys to the receiver. */
function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length && headers.length < HEADERS_MAX; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() !== 'set-cookie')
      headers.push([name.toLowerCase(), value.slice(0, HEADER_VALUE_MAX)]);
  }
  return headers;
}
