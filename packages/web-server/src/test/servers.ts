import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createWebServer, type WebServer, type WebServerOptions } from '../create-web-server.ts';

/** A port without a listener: no machine runs the discard service. */
export const nobody = 'http://127.0.0.1:9';

export interface Running {
  server: WebServer;
  port: number;
  address: string;
}

/** Starts a web server on a free port for the length of the test. */
export async function startWeb(options: Partial<WebServerOptions> = {}): Promise<Running> {
  const server = createWebServer({
    publicUrl: 'http://site.example',
    forward: { to: nobody },
    handle: ({ url }) => new Response(`page ${url.href}`, { headers: { 'content-type': 'text/html' } }),
    log: () => {},
    ...options,
  });
  const port = await server.listen(0, '127.0.0.1');
  onTestFinished(() => server.close());
  return { server, port, address: `http://127.0.0.1:${port}` };
}

/** Starts an API on a free port for the length of the test. */
export async function startApi(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends a request with exactly this path and these headers. `fetch` may change them. */
export function send(
  address: string,
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  const { method = 'GET', body } = options;
  const headers = { ...options.headers };
  if (body && !headers['transfer-encoding']) headers['content-length'] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, path, headers, agent: false }, (response) => {
      buffer(response).then((whole) => {
        resolve({ status: response.statusCode, headers: response.headers, body: whole });
      }, reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

/** Sends raw bytes. Returns the response up to the end of the connection, and the time until then in ms. */
export function sendRaw(port: number, bytes: string, later?: { bytes: string; every: number }) {
  return new Promise<{ text: string; after: number }>((resolve) => {
    const startedAt = performance.now();
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const drip = later && setInterval(() => socket.writable && socket.write(later.bytes), later.every);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ text, after: performance.now() - startedAt });
    });
  });
}
