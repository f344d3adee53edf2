import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createWebServer, type WebServerOptions } from '../create-web-server.ts';
import { type ApiProxyOptions, forwardToApi } from '../forward/api-proxy.ts';

/** A port without a listener: no machine runs the discard service. */
export const nobody = 'http://127.0.0.1:9';

/** A log line without the fields that every line has. */
export type LogLine = { level: number; msg: string; [name: string]: unknown };

export interface Running {
  app: FastifyInstance;
  port: number;
  address: string;
  /** What the server logs, except that it listens. */
  log: LogLine[];
}

interface Options extends Partial<WebServerOptions> {
  forward?: ApiProxyOptions;
  /** Adds the pages. Default: one that shows its address. */
  pages?: (app: FastifyInstance) => void;
}

const showAddress = (app: FastifyInstance) =>
  app.get('/*', ({ url }, reply) => reply.type('text/html').send(`page ${url}`));

/** Starts a web server on a free port for the length of the test. */
export async function startWeb(options: Options = {}): Promise<Running> {
  const { forward = { to: nobody }, pages = showAddress, ...rest } = options;
  const log: LogLine[] = [];
  const write = (line: string) => {
    const { time, pid, hostname, ...entry } = JSON.parse(line);
    if (!entry.msg.startsWith('Server listening')) log.push(entry);
  };
  const app = createWebServer({ publicUrl: 'http://site.example', logStream: { write }, ...rest });
  forwardToApi(app, forward);
  pages(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, address, port: Number(new URL(address).port), log };
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

/** Sends the beginning of a long body and returns the response to it. */
export async function sendBeginning(url: string) {
  const outgoing = request(url, { method: 'POST', headers: { 'content-length': 1_000_000 } });
  outgoing.on('error', () => {}).write('the beginning');
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  const answer = { status: response?.statusCode, text: response && (await text(response)) };
  outgoing.destroy();
  return answer;
}

/** Sends raw bytes. Returns the response up to the end of the connection, and the time until then in ms. */
export function sendRaw(port: number, bytes: string, later?: { bytes: string; every: number }) {
  return new Promise<{ text: string; after: number }>((resolve) => {
    const startedAt = performance.now();
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const drip = later && setInterval(() => socket.writable && socket.write(later.bytes), later.every);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ text: received, after: performance.now() - startedAt });
    });
  });
}
