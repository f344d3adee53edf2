import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '../assets/send.ts';
import type { HeaderFields } from '../cache/stored.ts';
import { isLongUpload } from './pace-body.ts';

const answers: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
};
const malformed = { status: 400, message: 'This request is not valid HTTP.' };

/** Sends our own error response for requests that Node's HTTP parser rejects, and for clients that send too slowly. */
export function refuseBadRequests(server: Server, common: HeaderFields): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    if (isLongUpload(error, stream)) return;
    const socket = stream as Socket & { _httpMessage?: { headersSent: boolean } };
    // A response in progress must not get a second header block.
    if (!socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const { status, message } = answers[error.code ?? ''] ?? malformed;
    const body = JSON.stringify(errorBody(status, message));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(common).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
