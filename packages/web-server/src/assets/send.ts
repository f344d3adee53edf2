import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { HeaderFields } from '../cache/stored.ts';
import { requestIdOf } from '../forward/request-id.ts';
import { hashSource } from '../security/csp.ts';
import { lockedPolicy } from '../security/security-headers.ts';

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;color:#1b1320;background:#fbf7f2}';

/** Renders a minimal error page, for failures in which the app cannot render its own. */
function problemPage(title: string, message: string): { html: string; policy: string } {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
  return { html, policy: `${lockedPolicy}; style-src ${hashSource(style)}` };
}

/** Returns the body of an error response. The API adds fields to some. */
export const errorBody = (statusCode: number, message: string) => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
});

export function sendJson(res: ServerResponse, status: number, value: unknown, common: HeaderFields): void {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(value), common);
}

/** Sends an error with the request's log id: a page if the client accepts HTML, otherwise JSON. */
export function sendProblem(
  req: IncomingMessage,
  res: ServerResponse,
  statusCode: number,
  message: string,
  common: HeaderFields,
): void {
  const problem = errorBody(statusCode, message);
  const headers = { ...common, 'x-request-id': requestIdOf(req.headers) };
  if (!req.headers.accept?.includes('text/html')) {
    sendJson(res, statusCode, problem, headers);
    return;
  }
  const { html, policy } = problemPage(problem.error, message);
  send(res, statusCode, 'text/html; charset=utf-8', html, { ...headers, 'content-security-policy': policy });
}

function send(res: ServerResponse, status: number, type: string, text: string, headers: HeaderFields): void {
  const body = Buffer.from(text);
  const own = { 'content-type': type, 'cache-control': 'no-store', 'content-length': body.length };
  res.writeHead(status, { ...headers, ...own }).end(body);
}

/** Sends a standard Response and streams its body. HEAD gets the headers only. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  common: HeaderFields,
): Promise<void> {
  const headers = { ...common, ...Object.fromEntries(response.headers) };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  res.writeHead(response.status, headers);
  if (req.method === 'HEAD' || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  // The cast is needed because DOM types and Node types name the same stream differently.
  await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), res);
}
