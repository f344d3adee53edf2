import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createRequestHandler, type ServerBuild } from 'react-router';

/*
 * A minimal React Router server: the site's build behind node:http, without cache, compression or content security
 * policy. It sends its URL to the parent process.
 */

const BUILD = resolve(import.meta.dirname, '../../../apps/marketing/build/server/index.js');
const respond = createRequestHandler((await import(BUILD)) as ServerBuild, 'production');

const server = createServer((request, response) => {
  answer(request, response).catch(() =>
    // The load generator may disconnect in the middle of a response.
    response.headersSent ? response.destroy() : response.writeHead(500).end(),
  );
}).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await respond(
    new Request(new URL(request.url ?? '/', 'http://localhost')),
  );
  response.writeHead(status, Object.fromEntries(headers));
  pipeline(body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : [], response, () => {});
}
