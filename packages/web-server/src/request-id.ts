import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const HEADER = 'x-request-id';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id under which every server writes of a request, made where it is first met and handed on in `X-Request-Id`. What comes in
 * another shape is not taken up: it would stand in the logs. Asked twice it says the same.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[HEADER];
  if (typeof given === 'string' && UUID.test(given)) return given;
  const made = randomUUID();
  headers[HEADER] = made;
  return made;
}
