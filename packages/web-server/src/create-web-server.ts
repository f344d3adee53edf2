import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Assets } from './assets/assets.ts';
import { sendJson, sendProblem, sendResponse } from './assets/send.ts';
import { TooBusyError } from './cache/render-queue.ts';
import { type HeaderFields, type Stored, sendStored } from './cache/stored.ts';
import { createDrainingClose } from './draining-close.ts';
import { createEdge } from './forward/edge.ts';
import { createForwarder, type ForwardOptions } from './forward/forward.ts';
import { requestIdOf } from './forward/request-id.ts';
import { type RequestTarget, requestTarget } from './forward/request-target.ts';
import { readSentForm } from './forward/sent-form.ts';
import { type Log, logSampled } from './observability/log.ts';
import { createVisit, type PageHandler, type Visit } from './page/visit.ts';
import { proxiesOf } from './security/own-networks.ts';
import { paceBody } from './security/pace-body.ts';
import { securityHeaders } from './security/security-headers.ts';

const aliases = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Returns the configured origin for a request to another loopback name: `http://localhost:PORT` for
 * `http://127.0.0.1:PORT`. The API accepts writes from the configured origin only, so forms would fail under an alias.
 * Undefined for every other host, and if the configured address is not a loopback address.
 */
function loopbackRedirect(host: string | undefined, origin: string): string | undefined {
  if (!host || origin.endsWith(`//${host}`)) return undefined;
  const home = new URL(origin);
  const asked = aliases.has(home.hostname) ? URL.parse(`${home.protocol}//${host}`) : null;
  if (!asked || !aliases.has(asked.hostname)) return undefined;
  return asked.port === home.port && asked.hostname !== home.hostname ? origin : undefined;
}

export interface WebServerOptions {
  /** The site's public URL. Pages see it as the origin of their request, regardless of the Host header. */
  publicUrl: string;
  /** Where `/api` and `/media` requests are forwarded. */
  forward: ForwardOptions;
  /** Files in memory. They take precedence over pages. */
  assets?: Assets;
  /** Handles every other GET and HEAD, and POST where `takesForms` returns true. */
  handle: PageHandler;
  /** Whether a page accepts forms. Default: none. */
  takesForms?: (pathname: string) => boolean;
  /** Whether a page accepts forms without an Origin header, as mail programs send them. Its URL authorises them. */
  takesFormsOfPrograms?: (pathname: string) => boolean;
  /** Returns the route pattern of a page, which names it in logs. */
  routeOf?: (pathname: string) => string | undefined;
  /** Trusted sources of X-Forwarded-For outside our own networks. */
  trustedProxies?: readonly string[];
  /** Additional headers for every response, besides the security headers. Names in lower case. */
  headers?: HeaderFields;
  /** Called for `/health/ready`. False or an error means 503. */
  ready?: () => boolean | Promise<boolean>;
  log?: Log;
}

export interface WebServer {
  /** Starts listening and returns the port, which matters if the caller passed 0. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Reports that it is not ready and, after this many ms, stops accepting connections. Requests in progress get up to 6
   * s, then their connections are closed.
   */
  close(afterMs?: number): Promise<void>;
}

/** Delay before an oversized form is rejected, in ms. */
const OUTSIZE_MS = 500;
const unavailable = 'The service is not available right now. Please try again in a moment.';
const tooBusy = 'Many people are here right now. Please try again in a moment.';

/** Creates the server of a frontend: health checks, `/api` and `/media`, files from memory, pages. */
export function createWebServer(options: WebServerOptions): WebServer {
  const { assets, handle, publicUrl, ready = () => true, log = logSampled } = options;
  const { takesForms = () => false, takesFormsOfPrograms = () => false } = options;
  const { origin } = new URL(publicUrl);
  const isProxy = proxiesOf(options.trustedProxies);
  const common: HeaderFields = { ...securityHeaders(publicUrl), ...options.headers };
  const forwarder = createForwarder({ ...options.forward, publicUrl, log, common });
  const server = createEdge(common, (req, res) => {
    try {
      serve(req, res)?.catch((error: unknown) => fail(req, res, error));
    } catch (error) {
      fail(req, res, error);
    }
  });
  const drain = createDrainingClose(server);
  let isEnding = false;

  /** Returns a promise only if it has to wait. Responses in memory are sent synchronously. */
  function serve(req: IncomingMessage, res: ServerResponse): Promise<void> | undefined | void {
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
    return answer(req, res, createVisit(req, res, target, origin, { isProxy }));
  }

  function routeOf({ path, pathname }: RequestTarget): string {
    if (forwarder.takes(pathname)) return `/${pathname.split('/')[1]}/*`;
    return assets?.get(path) ? '/assets/*' : (options.routeOf?.(pathname) ?? '/*');
  }

  function answer(req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> | undefined {
    const found = handle(visit);
    return found instanceof Promise ? found.then((each) => send(req, res, each)) : send(req, res, found);
  }

  function send(req: IncomingMessage, res: ServerResponse, found: Response | Stored) {
    if (!('etag' in found)) return sendResponse(req, res, found, common);
    sendStored(req, res, found, common);
    return undefined;
  }

  async function takeForm(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Promise<void> {
    const isProgram = req.headers.origin === undefined && takesFormsOfPrograms(target.pathname);
    if (req.headers.origin !== origin && !isProgram)
      return sendProblem(req, res, 403, 'This form did not come from our own pages.', common);
    const form = await readSentForm(req, new URL(publicUrl));
    if (form === 'wrong-type')
      return sendProblem(req, res, 415, 'Send a form, urlencoded or multipart.', common);
    if (form === 'malformed') return sendProblem(req, res, 400, 'This form cannot be read.', common);
    // The delay slows down abusive clients. Real visitors do not notice it.
    if (form === 'too-many' || form === 'too-large') await sleep(OUTSIZE_MS);
    if (form === 'too-many')
      return sendProblem(req, res, 400, 'This form has more fields than any of ours.', common);
    if (form === 'too-large') return sendProblem(req, res, 413, 'This is more than our forms take.', common);
    await answer(req, res, createVisit(req, res, target, origin, { form, isProxy }));
  }

  async function sendReadiness(res: ServerResponse): Promise<void> {
    const isReady = await Promise.resolve()
      .then(() => !isEnding && ready())
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
    const target = requestTarget(req.url);
    // The pattern, because a path may contain a secret, such as that of a booking's link.
    log('error', 'A request failed.', {
      requestId: requestIdOf(req.headers),
      route: target && routeOf(target),
      error: String(error),
    });
    if (res.headersSent) res.destroy();
    else if (error instanceof DOMException && error.name === 'TimeoutError') {
      res.setHeader('retry-after', '5');
      sendProblem(req, res, 503, unavailable, common);
    } else
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
    close: async (afterMs = 0) => {
      isEnding = true;
      if (afterMs > 0) await sleep(afterMs);
      await drain();
      forwarder.close();
    },
  };
}
