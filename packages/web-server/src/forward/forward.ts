import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { sendProblem } from '../assets/send.ts';
import type { HeaderFields } from '../cache/stored.ts';
import type { Log } from '../observability/log.ts';
import type { LeastRate } from '../security/pace-body.ts';
import { endToEnd, requestHeaders } from './forwarded-headers.ts';
import { requestIdOf } from './request-id.ts';

/**
 * The API itself waits up to 15 s for others, as the webhook test does. Its own word for their silence has to arrive before
 * ours for its silence.
 */
export const SILENCE_TIMEOUT = 30_000;

/** The time limit of a call that has no limit of its own. */
export interface CallTime {
  /** Its body may come as slowly as the least rate allows. */
  isUpload: boolean;
  /** How long the API may be silent, in ms. */
  silence: number;
}

export interface ForwardOptions {
  /** The API's address; a path in it comes before the forwarded one. */
  to: string;
  /** Paths that belong to the API, with all below them. */
  prefixes?: string[];
  /** How long a connection attempt may take, in ms. */
  connectTimeout?: number;
  /** How long the API may be silent, before and within its answer, in ms. */
  silenceTimeout?: number;
  /** The calls with another time limit, or with uploads. Default: none. */
  timeOf?: (method: string, pathname: string) => CallTime | undefined;
  /** The lowest rate that uploads have to keep. */
  leastRate?: LeastRate;
}

interface ForwarderOptions extends ForwardOptions {
  publicUrl: string;
  log: Log;
  /** Headers for answers which the API gave without them. */
  common: HeaderFields;
}

export interface Forwarder {
  takes(pathname: string): boolean;
  /** Takes the path with its query, as the API shall see it. */
  forward(req: IncomingMessage, res: ServerResponse, path: string, time?: CallTime): void;
  /** Ends the idle connections to the API. */
  close(): void;
}

/** The error codes of a connection that broke or was refused, as opposed to one that was silent for too long. */
const BROKEN = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

const unavailable = 'The service is not available right now. Please try again in a moment.';

/**
 * Streams requests to the API and its answers back, over kept-alive connections. An API that does not answer is a
 * 503; one that breaks off in the middle of a body breaks the client's connection too, so that half an answer never
 * looks whole; a client that leaves ends the request to the API.
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
      // A client that does not read on (a paused video) is not the API's silence.
      const isReaders = res.writableNeedDrain;
      // A paused upload is not silence either: it has its own clock.
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
      // The client is gone, or has its answer already: the API may refuse a body before it has read all of it.
      if (res.destroyed || res.headersSent) return;
      // The API probably closed the connection just as we took it, or it is restarting and another instance answers at
      // its address. It may also have done the work and died before it answered, so only reads may be repeated.
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
  res.writeHead(answer.statusCode ?? 502, answer.statusMessage, { ...common, ...endToEnd(answer.headers) });
  pipeline(answer, res, () => {});
}
