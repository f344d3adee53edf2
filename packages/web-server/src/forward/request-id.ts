import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-request-id';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the id that every server logs a request under, always the same one for a request. The first server creates it
 * and passes it on in `X-Request-Id`. An id in another format is ignored, because it would end up in the logs.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[HEADER];
  if (typeof given === 'string' && UUID.test(given)) return given;
  const made = randomUUID();
  headers[HEADER] = made;
  return made;
}
