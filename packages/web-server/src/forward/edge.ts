import type { IncomingMessage } from 'node:http';
import { createServer, type RequestListener, type Server } from 'node:http';
import { sendProblem } from '../assets/send.ts';
import type { HeaderFields } from '../cache/stored.ts';
import { cutIdleReaders } from '../security/cut-idle-readers.ts';
import { discardUnreadBodies } from '../security/drop-rest.ts';
import { refuseBadRequests } from '../security/refuse-bad-requests.ts';

/**
 * Checks that a request has exactly one Host header, as HTTP/1.1 requires: with two, a proxy may have used the other
 * one. HTTP/1.0 may have none.
 */
function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

const limits = {
  // Slow clients are disconnected within 11 s. By default, Node checks these limits only every 30 s.
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  // Proxies keep connections for a minute. We must not close them first.
  keepAliveTimeout: 65_000,
  // Node would reject a missing Host without our headers, and accepts two: see hasOneHost.
  requireHostHeader: false,
};

/**
 * Creates the HTTP server of all three apps, with its limits and its own error responses.
 * @param common headers of each error response
 */
export function createEdge(common: HeaderFields, handle: RequestListener): Server {
  const server = createServer(limits, (req, res) => {
    if (hasOneHost(req)) handle(req, res);
    else sendProblem(req, res, 400, 'Name one host.', common);
  });
  // Closes connections that neither send nor read for this long. Clients that do not read a response are cut sooner.
  server.timeout = 60_000;
  cutIdleReaders(server);
  refuseBadRequests(server, common);
  discardUnreadBodies(server);
  return server;
}
