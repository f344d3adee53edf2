import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Assets } from './assets.ts';
import { loopbackRedirect } from './canonical-origin.ts';
import { drainingClose } from './draining-close.ts';
import { dropRests } from './drop-rest.ts';
import { createForwarder, type ForwardOptions } from './forward.ts';
import { type Log, logSampled } from './log.ts';
import { paceBody } from './pace-body.ts';
import { refuseBadRequests } from './refuse-bad-requests.ts';
import { TooBusyError } from './render-queue.ts';
import { type RequestTarget, requestTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { sendJson, sendProblem, sendResponse } from './send.ts';
import { readSentForm } from './sent-form.ts';
import { type HeaderFields, sendStored } from './stored.ts';
import { createVisit, type PageHandler, type Visit } from './visit.ts';

export interface WebServerOptions {
  /** The site's public address; pages see it as the origin of their request, whatever the Host header says. */
  publicUrl: string;
  /** Where `/api` and `/media` go. */
  forward: ForwardOptions;
  /** Files served from memory before any page is asked for. */
  assets?: Assets;
  /** Answers every other GET and HEAD, and POST where `takesForms` says so. */
  handle: PageHandler;
  /** The pages that forms are sent to. Default: none. */
  takesForms?: (pathname: string) => boolean;
  /** Those of them that mail programs send too, which name no origin: their address alone says who may. */
  takesFormsOfPrograms?: (pathname: string) => boolean;
  /** More headers for every answer, on top of the security headers. Names in lower case. */
  headers?: HeaderFields;
  /** Asked by `/health/ready`; false, or an error, means 503. */
  ready?: () => boolean | Promise<boolean>;
  log?: Log;
}

export interface WebServer {
  /** Starts listening and gives the port, for those who asked for port 0. */
  listen(port: number, host: string): Promise<number>;
  /** Stops accepting, lets answers under way finish for up to 6 s, then ends what is left. */
  close(): Promise<void>;
}

const limits = {
  // Slow clients are cut within 11 s: the limits alone are only looked at every 30 s.
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  // Proxies in front keep connections for a minute; the one who closes first must not be us.
  keepAliveTimeout: 65_000,
  // Node would refuse without our headers; we never read Host where it counts.
  requireHostHeader: false,
};

const tooBusy = 'Many people are here right now. Please try again in a moment.';

/** The server of a frontend: health, `/api` and `/media`, files from memory, pages. */
export function createWebServer(options: WebServerOptions): WebServer {
  const { assets, handle, publicUrl, ready = () => true, log = logSampled } = options;
  const { takesForms = () => false, takesFormsOfPrograms = () => false } = options;
  const { origin } = new URL(publicUrl);
  const common: HeaderFields = { ...securityHeaders(publicUrl), ...options.headers };
  const forwarder = createForwarder({ ...options.forward, publicUrl, log, common });
  const server = createServer(limits, (req, res) => {
    serve(req, res).catch((error: unknown) => fail(req, res, error));
  });
  // A reader who takes nothing off the socket for this long is gone.
  server.timeout = 60_000;
  refuseBadRequests(server, common);
  dropRests(server);
  const drain = drainingClose(server);

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = requestTarget(req.url);
    if (!target) return sendProblem(req, res, 400, 'The address of this request is not valid.', common);
    const { path, pathname } = target;
    if (path === '/health/live') return sendJson(res, 200, { status: 'ok' }, common);
    if (path === '/health/ready') return sendReadiness(res);
    if (forwarder.takes(pathname)) {
      const { timeOf, leastRate } = options.forward;
      const time = timeOf?.(req.method ?? 'GET', pathname);
      if (time?.isUpload) paceBody(server, req, leastRate);
      return forwarder.forward(req, res, pathname + target.search, time);
    }
    if (req.method === 'POST' && takesForms(pathname)) return takeForm(req, res, target);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendProblem(req, res, 405, 'This address can only be read.', common);
    }
    const home = loopbackRedirect(req.headers.host, origin);
    if (home) {
      const location = home + pathname + target.search;
      res.writeHead(308, { ...common, location, 'cache-control': 'no-store', 'content-length': 0 }).end();
      return;
    }
    const asset = assets?.get(path);
    if (asset) return sendStored(req, res, asset, common);
    await answer(req, res, createVisit(req, res, target, origin));
  }

  async function answer(req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> {
    const found = await handle(visit);
    if ('etag' in found) sendStored(req, res, found, common);
    else await sendResponse(req, res, found, common);
  }

  async function takeForm(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Promise<void> {
    const isProgram = req.headers.origin === undefined && takesFormsOfPrograms(target.pathname);
    if (req.headers.origin !== origin && !isProgram)
      return sendProblem(req, res, 403, 'This form did not come from our own pages.', common);
    const form = await readSentForm(req, new URL(publicUrl));
    if (form === 'wrong-type')
      return sendProblem(req, res, 415, 'Send a form, urlencoded or multipart.', common);
    if (form === 'malformed') return sendProblem(req, res, 400, 'This form cannot be read.', common);
    if (form === 'too-large') return sendProblem(req, res, 413, 'This is more than our forms take.', common);
    await answer(req, res, createVisit(req, res, target, origin, form));
  }

  async function sendReadiness(res: ServerResponse): Promise<void> {
    const isReady = await Promise.resolve()
      .then(ready)
      .catch(() => false);
    sendJson(res, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' }, common);
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.destroyed) return;
    if (error instanceof TooBusyError) {
      res.setHeader('retry-after', String(error.retryAfter));
      sendProblem(req, res, 503, tooBusy, common);
      return;
    }
    log('error', 'A request failed.', { path: req.url?.split('?')[0], error: String(error) });
    if (res.headersSent) res.destroy();
    else
      sendProblem(req, res, 500, 'Something went wrong on our side. Please try again in a moment.', common);
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
      await drain();
      forwarder.close();
    },
  };
}
