import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers of one connection, which a proxy does not pass on (RFC 9110 §7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

export function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/** Returns the headers for the API: those of the client without hop-by-hop headers, plus the client's address. */
export function requestHeaders(request: FastifyRequest, given: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = withoutHopByHop(given);
  // The body of a GET is not passed on, so neither is its length.
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length'];
  return {
    ...headers,
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

/** Returns the chain of addresses, which the API checks hop by hop. */
export function forwardedFor({ headers, socket }: FastifyRequest): string {
  const remote = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const chain = headers['x-forwarded-for'];
  return chain ? `${chain}, ${remote}` : remote;
}
