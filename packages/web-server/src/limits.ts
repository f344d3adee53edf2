import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyHttpOptions, FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { errorBody, sendProblem } from './problem.ts';

const REFUSED_UPLOAD_MS = 5_000;
const uploads = new WeakSet<Duplex>();

/**
 * Lets a body arrive for longer than `requestTimeout`, as long as the connection is never silent for a minute. A refused
 * body gets five seconds, in which Node reads and discards it.
 */
export function allowSlowBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // Requests injected by tests have no socket.
  if (!(socket instanceof Socket)) return;
  uploads.add(socket);
  request.once('close', () => uploads.delete(socket));
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || socket.destroy(), REFUSED_UPLOAD_MS).unref();
  });
}

const refusals: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
};

/** Answers what Node's parser refuses. Fastify's own handler would cut uploads, and write into a response in progress. */
function refuseBadRequest(error: ConnectionError, stream: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploads.has(stream)) return;
  const { _httpMessage: answer } = stream as Duplex & { _httpMessage?: ServerResponse };
  if (stream.writable && !answer?.headersSent) {
    const { status, message } = refusals[error.code] ?? {
      status: 400,
      message: 'This request is not valid HTTP.',
    };
    const body = JSON.stringify(errorBody(status, message));
    stream.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  stream.destroy();
}

/** The limits of all three servers. Slow clients are disconnected within 11 s. */
export const serverOptions = {
  requestTimeout: 10_000,
  http: {
    headersTimeout: 5_000,
    // By default, Node checks its limits only every 30 s.
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  },
  // Closes connections that neither send nor read for this long.
  connectionTimeout: 60_000,
  // Proxies keep connections for a minute. We must not close them first.
  keepAliveTimeout: 65_000,
  clientErrorHandler: refuseBadRequest,
  genReqId: ({ headers }) => requestIdOf(headers),
  forceCloseConnections: 'idle',
  // During shutdown, requests on open connections still get a response, with `Connection: close`.
  return503OnClosing: false,
} satisfies FastifyHttpOptions<Server>;

/** Limits the requests in progress of each client. The rest get a 429. */
export function limitInFlight(app: FastifyInstance, perClient: number): void {
  const inFlight = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const client = clientOf(request.ip);
    const count = (inFlight.get(client) ?? 0) + 1;
    if (count > perClient) {
      sendProblem(request, reply.header('retry-after', '1'), 429);
      return;
    }
    inFlight.set(client, count);
    reply.raw.once('close', () => {
      const left = (inFlight.get(client) ?? 1) - 1;
      if (left > 0) inFlight.set(client, left);
      else inFlight.delete(client);
    });
    done();
  });
}

/** Returns the address of a client. One household or server has a whole /64 of IPv6 addresses, which counts as one. */
function clientOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

const REQUEST_ID = 'x-request-id';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the id that every server logs a request under, always the same one for a request. The first server creates it
 * and passes it on in `X-Request-Id`. An id in another format is ignored, because it would end up in the logs.
 */
function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID];
  if (typeof given === 'string' && UUID.test(given)) return given;
  const made = randomUUID();
  headers[REQUEST_ID] = made;
  return made;
}
