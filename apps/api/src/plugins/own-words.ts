import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isMerelyLong } from '@upcurve/web-server/pace-body';
import type { ConnectionError, FastifyError, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { INVALID_MESSAGE } from '../lib/errors.ts';
import { bodyOf } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const BY_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Options that put our error body and headers also where a request never becomes one: bad addresses, bad bytes. */
export function ownWords(config: Config) {
  const headers = securityHeaders(config);

  return {
    frameworkErrors(error: FastifyError, _request: unknown, reply: unknown): void {
      const statusCode = error.statusCode ?? 400;
      (reply as FastifyReply).code(statusCode).headers(headers).send(bodyOf(statusCode, INVALID_MESSAGE));
    },

    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (isMerelyLong(error, socket)) return;
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      const statusCode = BY_CODE[error.code] ?? 400;
      const body = JSON.stringify(bodyOf(statusCode, INVALID_MESSAGE));
      const lines = Object.entries({
        ...headers,
        connection: 'close',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      }).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n'));
      // Whoever drips must not hold the half that is still open.
      socket.destroySoon();
    },
  };
}
