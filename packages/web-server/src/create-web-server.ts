import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Assets } from './assets/assets.ts';
import { sendJson, sendProblem, sendResponse } from './assets/send.ts';
import { TooBusyError } from './cache/render-queue.ts';
import { type HeaderFields, type Stored, sendStored } from './cache/stored.ts';
import { drainingClose } from './draining-close.ts';
import { createEdge } from './forward/edge.ts';
import { createForwarder, type ForwardOptions } from './forward/forward.ts';
import { requestIdOf } from './forward/request-id.ts';
import { type RequestTarget, requestTarget } from './forward/request-target.ts';
import { readSentForm } from './forward/sent-form.ts';
import { type Log, logSampled } from './observability/log.ts';
import { isTracing, nameRoute } from './observability/tracing.ts';
import { createVisit, type PageHandler, type Visit } from './page/visit.ts';
import { proxiesOf } from './security/own-networks.ts';
import { paceBody } from './security/pace-body.ts';
import { securityHeaders } from './security/security-headers.ts';

const aliases = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * The origin on which a visitor of `http://127.0.0.1:PORT` belongs when the site's is `http://localhost:PORT`: the API
 * accepts writes from the configured origin only, so a page under an alias could not send its form. Undefined for
 * every other host, and when the configured address is not a loopback one.
 */
function loopbackRedirect(host: string | undefined, origin: string): string | undefined {
  if (!host || origin.endsWith(`//${host}`)) return undefined;
  const home = new URL(origin);
  const asked = aliases.has(home.hostname) ? URL.parse(`${home.protocol}//${host}`) : null;
  if (!asked || !aliases.has(asked.hostname)) return undefined;
  return asked.port === home.port && asked.hostname !== home.hostname ? origin : undefined;
}

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
  /** The form pages that mail programs post to. They send no Origin, so the address alone authorises the request. */
  takesFormsOfPrograms?: (pathname: string) => boolean;
  /** The pattern of a page's address, by which traces call it. */
  routeOf?: (pathname: string) => string | undefined;
  /** Proxies outside our own networks whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[];
  /** More headers for every answer, on top of the security headers. Names in lower case. */
  headers?: HeaderFields;
  /** Asked by `/health/ready`; false, or an error, means 503. */
  ready?: () => boolean | Promise<boolean>;
  log?: Log;
}

export interface WebServer {
  /** Starts listening and returns the port, which a caller that asked for port 0 does not know. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Reports that it is not ready and, after this many ms, stops accepting connections. Answers under way get up to 6 s,
   * then the rest is ended.
   */
  close(afterMs?: number): Promise<void>;
}

/** How long the sender of an oversized form waits for the refusal, in ms. */
const OUTSIZE_MS = 500;
const tooBusy = 'Many people are here right now. Please try again in a moment.';

/** The server of a frontend: health, `/api` and `/media`, files from memory, pages. */
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
  const drain = drainingClose(server);
  let isEnding = false;

  /** Returns a promise only if it has to wait: answers in memory are sent at once. */
  function serve(req: IncomingMessage, res: ServerResponse): Promise<void> | undefined | void {
    const target = requestTarget(req.url);
    if (!target) return sendProblem(req, res, 400, 'The address of this request is not valid.', common);
    const { path, pathname } = target;
    if (isTracing()) nameRoute(req.method, routeOf(target));
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
    // An instant answer invites the next attempt. Nobody who fills in a form notices the wait.
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
    log('error', 'A request failed.', {
      requestId: requestIdOf(req.headers),
      path: req.url?.split('?')[0],
      error: String(error),
    });
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
    close: async (afterMs = 0) => {
      isEnding = true;
      if (afterMs > 0) await sleep(afterMs);
      await drain();
      forwarder.close();
    },
  };
}
