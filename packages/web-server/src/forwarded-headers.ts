import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOwnNetwork, plainAddress } from './own-networks.ts';
import { requestIdOf } from './request-id.ts';
import { traceHeaders } from './tracing.ts';

const hopByHop = new Set([
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
]);

const traceContext = ['traceparent', 'tracestate'];

/** The headers for the API: what the client sent, less what belongs to its connection, plus where it came from. */
export function requestHeaders(req: IncomingMessage, apiHost: string, publicUrl: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = endToEnd(req.headers);
  const remote = plainAddress(req.socket.remoteAddress);
  const chain = req.headers['x-forwarded-for'];
  // Host, scheme and trace are believed only from a proxy of our own; the address chain is judged by the API, hop by hop.
  const fromProxy = isOwnNetwork(remote);
  headers['x-forwarded-for'] = chain ? `${chain}, ${remote}` : remote;
  headers['x-forwarded-host'] =
    (fromProxy && req.headers['x-forwarded-host']) || req.headers.host || publicUrl.host;
  headers['x-forwarded-proto'] =
    (fromProxy && req.headers['x-forwarded-proto']) || publicUrl.protocol.replace(':', '');
  if (!fromProxy) for (const name of traceContext) delete headers[name];
  Object.assign(headers, traceHeaders());
  headers.host = apiHost;
  headers['x-request-id'] = requestIdOf(req.headers);
  // Node's client would send the body of a GET or DELETE unframed without this.
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/* What says where a message ends, and whom it is for, is never a hop's to drop: a body sent on without its length
   would be read by the API as a request of its own. */
const kept = ['content-length', 'host', 'authorization', 'cookie', 'origin'];

/** Headers without those of the connection they came on, nor those which `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()));
  for (const name of kept) named.delete(name);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
}
