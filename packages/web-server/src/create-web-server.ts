import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Assets } from './assets.ts';
import { loopbackRedirect } from './canonical-origin.ts';
import { drainingClose } from './draining-close.ts';
import { createForwarder, type ForwardOptions } from './forward.ts';
import { type Log, logJson } from './log.ts';
import { refuseBadRequests } from './refuse-bad-requests.ts';
import { requestTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { sendError, sendJson, sendResponse } from './send.ts';
import { sendStored } from './stored.ts';
import { type PageHandler, pageRequest } from './visit.ts';

export interface WebServerOptions {
  /** The site's public address; pages see it as the origin of their request, whatever the Host header says. */
  publicUrl: string;
  /** Where `/api` and `/media` go. */
  forward: ForwardOptions;
  /** Files served from memory before any page is asked for. */
  assets?: Assets;
  /** Answers every other GET and HEAD. */
  handle: PageHandler;
  /** More headers for every answer of our own, on top of the security headers. */
  headers?: Record<string, string>;
  /** Asked by `/health/ready`; false, or an error, means 503. */
  ready?: () => boolean | Promise<boolean>;
  log?: Log;
}

export interface WebServer {
  /** Starts listening and gives the port, for those who asked for port 0. */
  listen(port: number, host: string): Promise<number>;
  /** Stops accepting, lets answers under way finish for up to 8 s, then ends what is left. */
  close(): Promise<void>;
}

/** The server of a frontend: health, `/api` and `/media`, files from memory, pages. */
export function createWebServer(options: WebServerOptions): WebServer {
  const { assets, handle, ready = () => true, log = logJson } = options;
  const origin = new URL(options.publicUrl).origin;
  const fixedHeaders = Object.entries({ ...securityHeaders(options.publicUrl), ...options.headers });
  const forwarder = createForwarder({ log, publicUrl: options.publicUrl, ...options.forward });
  const limits = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
  const server = createServer({ ...limits, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }, (req, res) => {
    for (const [name, value] of fixedHeaders) res.setHeader(name, value);
    serve(req, res).catch((error: unknown) => fail(req, res, error));
  });
  refuseBadRequests(server, fixedHeaders);
  const closing = drainingClose(server);

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = requestTarget(req.url, origin);
    if (!target) return sendError(res, 400, 'The address of this request is not valid.');
    const { url, path } = target;
    if (path === '/health/live') return sendJson(res, 200, { status: 'ok' });
    if (path === '/health/ready') return sendReadiness(res);
    if (forwarder.takes(url.pathname)) return forwarder.forward(req, res, url);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendError(res, 405, 'This address can only be read.');
    }
    const home = loopbackRedirect(req.headers.host, url);
    if (home) {
      res.writeHead(308, { location: home, 'cache-control': 'no-store' }).end();
      return;
    }
    const asset = assets?.get(path);
    if (asset) return sendStored(req, res, asset);
    const toRequest = () => pageRequest(url, req.headers, signalOf(res));
    const answer = await handle({ method: req.method, url, headers: req.headers, toRequest });
    return 'kind' in answer ? sendStored(req, res, answer) : sendResponse(res, answer, req.method);
  }

  async function sendReadiness(res: ServerResponse): Promise<void> {
    const isReady =
      !closing.started() &&
      (await Promise.resolve()
        .then(ready)
        .catch(() => false));
    sendJson(res, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' });
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.destroyed || req.destroyed) return;
    log('error', 'A request failed', { path: req.url?.split('?')[0], error: String(error) });
    if (res.headersSent) res.destroy();
    else sendError(res, 500, 'Something went wrong on our side. Please try again in a moment.');
  }

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: async () => {
      await closing.close();
      forwarder.close();
    },
  };
}

function signalOf(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
}
