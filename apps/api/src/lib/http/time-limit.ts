import type { IncomingMessage } from 'node:http';
import { withStatementsUntil } from '../../db/client.ts';
import { HttpError } from './errors.ts';

/** How long a statement that has begun in time may still take. Longer than any statement's own timeout. */
const LAST_STATEMENT_MS = 6000;

/**
 * Runs the work of a call. After `ms` the database refuses its further statements, so that nothing is stored after the
 * caller was told to try again; the call ends with a 503 unless it was just finished. For an upload, the time starts
 * when the upload ends.
 * @throws {HttpError} 503
 */
export async function runWithTimeLimit<T>(
  ms: number,
  work: () => Promise<T>,
  upload?: IncomingMessage,
): Promise<T> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(() => {
      const error = new HttpError(503, 'This took too long. Please try again.');
      limit.abort(error);
      timer = setTimeout(() => late.reject(error), LAST_STATEMENT_MS);
    }, ms);
  };
  if (upload && !upload.complete) upload.once('end', start);
  else start();
  try {
    return await Promise.race([withStatementsUntil(limit.signal, work), late.promise]);
  } finally {
    upload?.off('end', start);
    clearTimeout(timer);
  }
}
