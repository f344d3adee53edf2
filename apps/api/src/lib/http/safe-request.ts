import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
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
 * Requests an address that a member typed in or that an imported file names. Checks the address, every DNS answer and the address it connects to.
 * Follows no redirects. The caller reads the body and bounds its size.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function requestSafely(
  address: string,
  { signal, ...options }: SafeRequest,
): Promise<SafeAnswer> {
  const url = checkAddress(address, options.allowPrivate, options.allowHttp);
  const answers = await orAbort(resolveSafely(url, options.allowPrivate), signal);
  // Returns the addresses that were checked: a second lookup could return different ones.
  const lookup: LookupFunction = (_, { all }, done) =>
    all ? done(null, answers) : done(null, answers[0]?.address ?? '', answers[0]?.family);
  return orAbort(send(url, lookup, { signal, ...options }), signal);
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
