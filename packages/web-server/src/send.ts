import { type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Sends the repository's one error body. */
export function sendError(res: ServerResponse, statusCode: number, message: string): void {
  sendJson(res, statusCode, { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message });
}

export function sendJson(res: ServerResponse, statusCode: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  res.statusCode = statusCode;
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-length', body.length);
  res.end(body);
}

/** Sends a standard Response, streaming its body; only the headers for a HEAD. */
export async function sendResponse(res: ServerResponse, response: Response, method: string): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (method === 'HEAD' || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  // Apps that know the DOM's types see the same stream under another name.
  await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), res);
}
