import http from 'node:http';
import https from 'node:https';
import { connect, type LookupFunction, type Socket } from 'node:net';
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
  signal: AbortSignal;
}

interface SafeAnswer {
  statusCode: number;
  headers: http.IncomingHttpHeaders;
  /** The response with its body unread. Undefined after a protocol switch. */
  response?: http.IncomingMessage;
}

/**
 * Requests an address that a member typed in. Checks the address, every DNS answer and the address it connects to.
 * Follows no redirects. The caller reads the body and bounds its size.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function requestSafely(
  address: string,
  { signal, ...options }: SafeRequest,
): Promise<SafeAnswer> {
  const url = checkAddress(address, options.allowPrivate);
  const lookup = await checkedLookup(url.hostname, options.allowPrivate, signal);
  return orAbort(send(url, lookup, { signal, ...options }), signal);
}

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
  /** The connection is cut when it has received more. */
  maxBytes: number;
  allowPrivate: boolean;
  /** Ends the connection too. */
  signal: AbortSignal;
}

const COUNT_EVERY_MS = 100;

/**
 * Connects to a host that a member typed in, with the same checks as `requestSafely`. TLS is up to the caller.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function connectSafely(to: SafeConnection): Promise<Socket> {
  const { host, port, maxBytes, allowPrivate, signal } = to;
  const lookup = await checkedLookup(host, allowPrivate, signal);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup, signal });
    // Stays, because an error between this promise and the caller's listeners would end the process.
    socket.on('error', reject);
    socket.once('connect', () => {
      if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? ''))
        return void socket.destroy(new UnsafeAddressError(PRIVATE));
      // Counted from outside: a listener would take the data from the caller, and sees none of what TLS receives.
      const counting = setInterval(() => {
        if (socket.bytesRead > maxBytes) socket.destroy();
      }, COUNT_EVERY_MS);
      socket.once('close', () => clearInterval(counting));
      resolve(socket);
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

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection cut',
  ENOTFOUND: 'Host not found',
  EAI_AGAIN: 'Host not found',
  EHOSTUNREACH: 'Host not reachable',
  ENETUNREACH: 'Host not reachable',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
};

/** Says for staff why a request failed. `seconds`: the time limit behind `signal`. */
export function failureInWords(error: unknown, signal: AbortSignal, seconds: number): string {
  if (signal.aborted) return `No answer within ${seconds} s`;
  if (error instanceof UnsafeAddressError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException).code : undefined;
  return WORDS[code ?? inner ?? ''] ?? WORDS[inner ?? ''] ?? `Could not connect (${code ?? 'unknown error'})`;
}
