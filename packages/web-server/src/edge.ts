import { createServer, type RequestListener, type Server } from 'node:http';
import { cutIdleReaders } from './cut-idle-readers.ts';
import { dropRests } from './drop-rest.ts';
import { hasOneHost } from './has-one-host.ts';
import { refuseBadRequests } from './refuse-bad-requests.ts';
import { sendProblem } from './send.ts';
import type { HeaderFields } from './stored.ts';
import { traced } from './tracing.ts';

const limits = {
  // Slow clients are cut within 11 s: the limits alone are only looked at every 30 s.
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  // Proxies in front keep connections for a minute; the one who closes first must not be us.
  keepAliveTimeout: 65_000,
  // Node would refuse without our headers, and takes two for one: see hasOneHost.
  requireHostHeader: false,
};

/**
 * The HTTP server under all three apps: its limits, and what is answered before any of them is asked.
 * @param common headers of every such answer
 */
export function createEdge(common: HeaderFields, handle: RequestListener): Server {
  const answer = traced(handle);
  const server = createServer(limits, (req, res) => {
    if (hasOneHost(req)) answer(req, res);
    else sendProblem(req, res, 400, 'Name one host.', common);
  });
  // Whoever neither sends nor takes anything for this long is gone; who does not read what is there, before.
  server.timeout = 60_000;
  cutIdleReaders(server);
  refuseBadRequests(server, common);
  dropRests(server);
  return server;
}
