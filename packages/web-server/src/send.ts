import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { errorBody } from './error-body.ts';
import { problemPage } from './problem-page.ts';
import { requestIdOf } from './request-id.ts';
import type { HeaderFields } from './stored.ts';

export function sendJson(res: ServerResponse, status: number, value: unknown, common: HeaderFields): void {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(value), common);
}

/** Says what went wrong, and under which id it is logged: as a page to a browser that navigates, else as the repository's one error body. */
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

/** Sends a standard Response, streaming its body; only the head to a HEAD. */
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
  // Apps that know the DOM's types see the same stream under another name.
  await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), res);
}
