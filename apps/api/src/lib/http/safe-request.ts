import http from 'node:http';
import https from 'node:https';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import {
  checkAddress,
  isPublicAddress,
  PRIVATE,
  resolveSafely,
  UnsafeAddressError,
} from '../security/safe-address.ts';

interface SafeRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string | number>;
  body?: string;
  allowPrivate: boolean;
  /** Also allows http, for requests that carry no secrets. */
  allowHttp?: boolean;
  signal: AbortSignal;
}

interface SafeAnswer {
  statusCode: number;
  headers: http.IncomingHttpHeaders;
  /** The response with its body unread. Undefined after a protocol switch. */
  response?: http.IncomingMessage;
}

/**
 * Requests an address that a member typed in or that an imported file names. Checks the address, every DNS answer and
 * the address it connects to. Follows no redirects. The caller reads the body and bounds its size.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function requestSafely(
  address: string,
  { signal, ...options }: SafeRequest,
): Promise<SafeAnswer> {
  const url = checkAddress(address, options.allowPrivate, options.allowHttp);
  const lookup = await checkedLookup(url.hostname, options.allowPrivate, signal);
  return orAbort(send(url, lookup, { signal, ...options }), signal);
}

const REDIRECTS_MAX = 3;

/**
 * Requests an address like `requestSafely`, and follows up to three redirects. Each is checked like the first address.
 * @throws {UnsafeAddressError} also if a redirect is refused; the message then names the host that it leads to
 */
export async function requestWithRedirects(
  first: string,
  options: SafeRequest,
  request = requestSafely,
): Promise<SafeAnswer> {
  let answer = await request(first, options);
  let address = first;
  for (let redirects = 0; isRedirect(answer); redirects += 1) {
    answer.response?.destroy();
    const target = URL.parse(answer.headers.location ?? '', address);
    const host = target?.hostname || 'an invalid address';
    if (redirects === REDIRECTS_MAX)
      throw new UnsafeAddressError(`The address redirects too often, last to ${host}.`);
    address = target?.href ?? '';
    try {
      answer = await request(address, options);
    } catch (error) {
      if (!(error instanceof UnsafeAddressError)) throw error;
      throw new UnsafeAddressError(`The address redirects to ${host}. ${error.message}`);
    }
  }
  return answer;
}

const isRedirect = ({ statusCode, headers }: SafeAnswer) =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;

/** Resolves a host, and returns a lookup with the checked addresses: a second one could return different ones. */
async function checkedLookup(
  hostname: string,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const answers = await orAbort(resolveSafely({ hostname }, allowPrivate), signal);
  return (_, { all }, done) =>
    all ? done(null, answers) : done(null, answers[0]?.address ?? '', answers[0]?.family);
}

interface SafeConnection {
  host: string;
  port: number;
  /** Maximum number of bytes to receive. The connection fails beyond it. */
  maxBytes: number;
  allowPrivate: boolean;
  /** Aborts connecting and, later, the connection itself. */
  signal: AbortSignal;
}

/**
 * Wraps a socket and fails once it has received too many bytes. TLS runs on top of it, so encrypted bytes count too.
 * The signal of the socket limits its duration.
 */
class BoundedConnection extends Duplex {
  readonly #socket: Socket;

  constructor(socket: Socket, maxBytes: number) {
    super();
    this.#socket = socket;
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received > maxBytes)
        this.destroy(Object.assign(new Error('The server sent too much'), { code: 'EPROTOCOL' }));
      else if (!this.push(chunk)) socket.pause();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    // Until the caller listens, an error must not end the process.
    this.on('error', () => {});
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // TLS destroys this stream before it reports its error, so without an error wait until the socket has closed.
    if (error || this.#socket.closed) done(error);
    else this.#socket.once('close', () => done(null));
    this.#socket.destroy();
  }

  /* Callers expect these methods of a socket. */
  setTimeout = () => this;
  setKeepAlive = () => this;
  setNoDelay = () => this;
}

/**
 * Connects to a host that a member typed in, with the same checks as `requestSafely`. TLS is up to the caller.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function connectSafely(to: SafeConnection): Promise<Duplex> {
  const { host, port, maxBytes, allowPrivate, signal } = to;
  const lookup = await checkedLookup(host, allowPrivate, signal);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup, signal });
    socket.once('error', reject);
    socket.once('connect', () => {
      if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? ''))
        return void socket.destroy(new UnsafeAddressError(PRIVATE));
      resolve(new BoundedConnection(socket, maxBytes));
    });
  });
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

function send(
  url: URL,
  lookup: LookupFunction,
  { method, headers, body, allowPrivate, signal }: SafeRequest,
): Promise<SafeAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent: false,
      lookup,
      signal,
      headers,
    });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? ''))
          request.destroy(new UnsafeAddressError(PRIVATE));
      });
    });
    request.on('response', (response) => {
      resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, response });
    });
    // Status 101 switches the protocol, so no body follows.
    request.on('upgrade', (response, socket) => {
      resolve({ statusCode: response.statusCode ?? 0, headers: response.headers });
      socket.destroy();
    });
    request.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    request.on('error', reject);
    request.end(body);
  });
}

/** Error codes of Node, OpenSSL and llhttp. The first match counts. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'Connection refused'],
  [/^(ECONNRESET|ECONNABORTED|EPIPE)$/, 'Connection cut'],
  [/^(ENOTFOUND|EAI_NONAME)$/, 'There is no server of this name'],
  [/^EAI_/, 'The name of the server could not be looked up. Try again later'],
  [/^E(HOST|NET)(UNREACH|DOWN)$/, 'Host not reachable'],
  [/^ETIMEDOUT$/, 'The server did not answer in time'],
  [/^HPE_HEADER_OVERFLOW$/, 'The headers of the answer are too long'],
  [/^HPE_/, 'The server did not answer with HTTP'],
  [/^(EPROTO|ERR_SSL_.*)$/, 'The server did not answer with HTTPS, or only with an outdated version of it'],
  [/EXPIRED/, 'The certificate has expired'],
  [/NOT_YET_VALID/, 'The certificate is not valid yet'],
  [/SELF_SIGNED/, 'The certificate is self-signed'],
  [/ALTNAME_INVALID/, 'The certificate is for another host'],
  [/^UNABLE_TO_/, 'The issuer of the certificate is unknown, or the server does not send the whole chain'],
  [/CERT/, 'The certificate is not valid'],
];

/** Describes for staff why a request failed. `seconds` is the timeout of `signal`. */
export function describeFailure(error: unknown, signal: AbortSignal, seconds: number): string {
  if (signal.aborted) return `No answer within ${seconds} s`;
  if (error instanceof UnsafeAddressError) return error.message;
  const first: unknown = (error instanceof AggregateError && error.errors[0]) || error;
  const { code = 'unknown error' } = first as NodeJS.ErrnoException;
  return FAILURES.find(([codes]) => codes.test(code))?.[1] ?? `Could not connect (${code})`;
}
