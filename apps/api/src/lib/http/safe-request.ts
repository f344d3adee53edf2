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
export async function checkedLookup(
  hostname: string,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const answers = await orAbort(resolveSafely({ hostname }, allowPrivate), signal);
  return (_, { all }, done) =>
    all ? done(null, answers) : done(null, answers[0]?.address ?? '', answers[0]?.family);
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
