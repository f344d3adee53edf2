import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { sendProblem } from '../assets/send.ts';
import type { HeaderFields } from '../cache/stored.ts';
import type { Log } from '../observability/log.ts';
import type { LeastRate } from '../security/pace-body.ts';
import { removeHopByHop, requestHeaders } from './forwarded-headers.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Timeout for a silent API, in ms. The API itself waits up to 15 s for others (webhook test), and its own error should
 * arrive before ours.
 */
export const SILENCE_TIMEOUT = 30_000;

/** The timeout of a call that differs from the default. */
export interface CallTime {
  /** The body may be as slow as the minimum rate allows. */
  isUpload: boolean;
  /** How long the API may send nothing, in ms. */
  silence: number;
}

export interface ForwardOptions {
  /** URL of the API. If it has a path, that path is a prefix. */
  to: string;
  /** Path prefixes that belong to the API. */
  prefixes?: string[];
  /** Timeout of a connection attempt, in ms. */
  connectTimeout?: number;
  /** How long the API may send nothing, before or during its response, in ms. */
  silenceTimeout?: number;
  /** Returns the timeout of calls that differ from the default, or are uploads. Default: none. */
  timeOf?: (method: string, pathname: string) => CallTime | undefined;
  /** The minimum rate of uploads. */
  leastRate?: LeastRate;
}

interface ForwarderOptions extends ForwardOptions {
  publicUrl: string;
  log: Log;
  /** Default headers, for responses in which the API did not set them. */
  common: HeaderFields;
}

export interface Forwarder {
  takes(pathname: string): boolean;
  /** Forwards a request. `path` includes the query, as the API should receive it. */
  forward(req: IncomingMessage, res: ServerResponse, path: string, time?: CallTime): void;
  /** Closes idle connections to the API. */
  close(): void;
}

/** Error codes of a broken or refused connection, as opposed to a timeout. */
const BROKEN = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

const unavailable = 'The service is not available right now. Please try again in a moment.';

/**
 * Streams requests to the API and its responses back, over keep-alive connections. Sends a 503 if the API does not
 * respond. If the API disconnects in the middle of a body, the client's connection is closed too, so that a partial
 * response never looks complete. If a client disconnects, its API request is aborted.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const {
    prefixes = ['/api', '/media'],
    connectTimeout = 3_000,
    silenceTimeout = SILENCE_TIMEOUT,
    log,
    common,
  } = options;
  const api = new URL(options.to);
  const publicUrl = new URL(options.publicUrl);
  const basePath = api.pathname.replace(/\/$/, '');
  const { Agent, request } = api.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  let answering = true;

  function open(req: IncomingMessage, res: ServerResponse, path: string, time?: CallTime): ClientRequest {
    const upstream = request({
      agent,
      protocol: api.protocol,
      hostname: api.hostname.replace(/^\[|\]$/g, ''),
      port: api.port,
      method: req.method,
      path: basePath + path,
      headers: requestHeaders(req, api.host, publicUrl),
      timeout: time?.silence ?? silenceTimeout,
    });
    upstream.on('timeout', () => {
      // If the client pauses reading (a paused video), the API is not to blame.
      const isReaders = res.writableNeedDrain;
      // Neither is it for a paused upload, which has its own timeout.
      const isSenders = time?.isUpload && !req.complete && !upstream.writableNeedDrain;
      if (!isReaders && !isSenders) upstream.destroy(new Error('The API was silent for too long.'));
    });
    upstream.on('socket', (socket) => {
      if (!socket.connecting) return;
      const late = () => upstream.destroy(new Error('The API took too long to accept a connection.'));
      const timer = setTimeout(late, connectTimeout);
      socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    });
    return upstream;
  }

  function forward(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    time?: CallTime,
    isRetry = false,
  ): void {
    const upstream = open(req, res, path, time);
    const hasBody =
      req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
    const abandon = () => upstream.destroy();
    res.once('close', abandon);
    upstream.on('response', (answer) => {
      if (!answering) log('info', 'The API answers again.');
      answering = true;
      relay(res, answer, common);
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      res.off('close', abandon);
      // The client is gone or already has its response: the API may reject a body before reading all of it.
      if (res.destroyed || res.headersSent) return;
      // The API probably closed the idle connection just as we reused it, or is restarting while another instance takes
      // over its address. It may also have done the work and crashed before it responded, so only reads are retried.
      const isRead = (req.method === 'GET' || req.method === 'HEAD') && !hasBody;
      if (BROKEN.includes(error.code ?? '') && isRead && !isRetry) return forward(req, res, path, time, true);
      if (answering)
        log('warn', 'The API does not answer.', {
          requestId: requestIdOf(req.headers),
          code: error.code,
          error: error.message,
        });
      answering = false;
      res.setHeader('retry-after', '5');
      sendProblem(req, res, 503, unavailable, common);
    });
    if (hasBody) req.pipe(upstream);
    else upstream.end();
  }

  return {
    takes: (pathname) => prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
    forward,
    close: () => agent.destroy(),
  };
}

function relay(res: ServerResponse, answer: IncomingMessage, common: HeaderFields): void {
  res.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
    ...common,
    ...removeHopByHop(answer.headers),
  });
  pipeline(answer, res, () => {});
}
