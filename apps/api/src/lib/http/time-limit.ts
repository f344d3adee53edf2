import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** How long a statement that has begun in time may still take. Longer than any statement's own timeout. */
const LAST_STATEMENT_MS = 6000;

const calls = new AsyncLocalStorage<{ isOver: boolean }>();
const tookTooLong = () => new HttpError(503, 'This took too long. Please try again.');

/**
 * Called before every statement, also before a commit, so that nothing is stored after the caller was told to try again.
 * @throws {HttpError} 503 if the current call has exceeded its time limit
 */
export function checkTimeLimit(): void {
  if (calls.getStore()?.isOver) throw tookTooLong();
}

/**
 * Runs the work of a call. After `ms` the database refuses its further statements, so that it ends with a 503 unless it
 * was just finished. For an upload, the time starts when the upload ends.
 * @throws {HttpError} 503
 */
export async function runWithTimeLimit<T>(
  ms: number,
  work: () => Promise<T>,
  upload?: IncomingMessage,
): Promise<T> {
  const call = { isOver: false };
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(() => {
      call.isOver = true;
      timer = setTimeout(() => late.reject(tookTooLong()), LAST_STATEMENT_MS);
    }, ms);
  };
  if (upload && !upload.complete) upload.once('end', start);
  else start();
  try {
    return await Promise.race([calls.run(call, work), late.promise]);
  } finally {
    upload?.off('end', start);
    clearTimeout(timer);
  }
}
