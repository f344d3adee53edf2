import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure, requestSafely } from './safe-request.ts';

const signal = new AbortController().signal;
const withCode = (code: string) => Object.assign(new Error(`${code} at :0`), { code });

/** Returns the port of a server that answers every connection with these bytes. */
async function answering(bytes: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(bytes, 'latin1'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function failureOf(address: string): Promise<string> {
  const request = requestSafely(address, { method: 'GET', headers: {}, allowPrivate: true, signal });
  return describeFailure(await request.catch((error: unknown) => error), signal, 10);
}

const NOT_HTTP = 'The server did not answer with HTTP';
const NOT_HTTPS = 'The server did not answer with HTTPS, or only with an outdated version of it';

test.each([
  ['http', 'SSH-2.0-OpenSSH_9.6\r\n', NOT_HTTP],
  ['http', '<html><title>400 Bad Request</title></html>', NOT_HTTP],
  ['http', '+OK Redis\r\n', NOT_HTTP],
  ['http', '\x15\x03\x01\x00\x02\x02\x46', NOT_HTTP],
  ['http', 'HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n', NOT_HTTP],
  ['http', 'HTTP/1.1 200 OK\r\nno colon\r\n\r\n', NOT_HTTP],
  ['http', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, 'The headers of the answer are too long'],
  ['http', '', 'Connection cut'],
  ['https', 'HTTP/1.1 400 Bad Request\r\n\r\n', NOT_HTTPS],
  ['https', '\x15\x03\x01\x00\x02\x02\x46', NOT_HTTPS],
  ['https', '', 'Connection cut'],
])('describes a server for %s that answers %j', async (protocol, bytes, words) => {
  expect(await failureOf(`${protocol}://127.0.0.1:${await answering(bytes)}/`)).toBe(words);
});

test.each([
  ['ECONNREFUSED', /refused/],
  ['EPIPE', /cut/],
  ['ENOTFOUND', /no server of this name/],
  ['EAI_AGAIN', /could not be looked up/],
  ['ENETDOWN', /not reachable/],
  ['ETIMEDOUT', /in time/],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /outdated/],
  ['CERT_HAS_EXPIRED', /has expired/],
  ['CERT_NOT_YET_VALID', /not valid yet/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /self-signed/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /whole chain/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /issuer/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another host/],
  ['CERT_REVOKED', /certificate is not valid/],
])('describes %s in words', (code, words) => {
  for (const error of [withCode(code), new AggregateError([withCode(code)])]) {
    expect(describeFailure(error, signal, 10)).toMatch(words);
    expect(describeFailure(error, signal, 10)).not.toContain(code);
  }
});

test('adds the code of a rare error to its words', () => {
  expect(describeFailure(withCode('ENOBUFS'), signal, 10)).toBe('Could not connect (ENOBUFS)');
  expect(describeFailure(new Error('closed'), signal, 10)).toBe('Could not connect (unknown error)');
});
