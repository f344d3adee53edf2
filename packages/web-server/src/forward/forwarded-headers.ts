import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOwnNetwork, plainAddress } from '../security/own-networks.ts';
import { requestIdOf } from './request-id.ts';

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

/** Returns the headers for the API: those of the client without hop-by-hop headers, plus the client's address. */
export function requestHeaders(req: IncomingMessage, apiHost: string, publicUrl: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = removeHopByHop(req.headers);
  const remote = plainAddress(req.socket.remoteAddress);
  const chain = req.headers['x-forwarded-for'];
  // Host and scheme are trusted only from our own proxies. The API checks the address chain hop by hop.
  const fromProxy = isOwnNetwork(remote);
  headers['x-forwarded-for'] = chain ? `${chain}, ${remote}` : remote;
  headers['x-forwarded-host'] =
    (fromProxy && req.headers['x-forwarded-host']) || req.headers.host || publicUrl.host;
  headers['x-forwarded-proto'] =
    (fromProxy && req.headers['x-forwarded-proto']) || publicUrl.protocol.replace(':', '');
  headers.host = apiHost;
  headers['x-request-id'] = requestIdOf(req.headers);
  // Without this, Node would send the body of a GET or DELETE without a length.
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/*
 * A proxy must never drop the headers that define a message's end and host: without the length, the API would read a
 * body as a separate request.
 */
const requiredHeaders = ['content-length', 'host', 'authorization', 'cookie', 'origin'];

/** Removes hop-by-hop headers, including those named in `Connection`. */
export function removeHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()));
  for (const name of requiredHeaders) named.delete(name);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
}
