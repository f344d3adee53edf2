import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

/** The page cache sends its nonce in this header; the browser runs only inline scripts that carry it. */
const NONCE_HEADER = 'x-render-nonce';
const RENDER_LIMIT_MS = 5000;

/** Logs each failure as one line, including its stack, in the format of the server's other log lines. */
function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const line = { level: 50, time: Date.now(), msg: 'A page failed.', error: text };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs errors thrown by routes, except ordinary responses such as 404. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logFailure(isRouteErrorResponse(error) ? error.data : error);
}

/**
 * Renders the whole page before sending it, so it can be cached and compressed once and a failure can still become a
 * 500.
 */
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
      // By default React moves the content of a long `Suspense` to the end of the page, where only script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
