import { PassThrough, Readable } from 'node:stream';
import { logSampled } from '@upcurve/web-server/observability/log';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

/** The page cache names its nonce here; only inline scripts that carry it are let through. */
const NONCE_HEADER = 'x-render-nonce';
const RENDER_LIMIT_MS = 5000;

/** One line a failure, whatever it has to say. */
function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  logSampled('error', 'A page failed.', { error: text });
}

/** Errors thrown by routes. An unknown address is an ordinary answer. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logFailure(isRouteErrorResponse(error) ? error.data : error);
}

/** Renders the page whole before it is sent: it is stored and compressed once, and a failure can still become a 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const nonce = request.headers.get(NONCE_HEADER) ?? undefined;
    const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logFailure(error);
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
