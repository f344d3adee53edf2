import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** Waits so long for what is being worked on; where it works on an upload, from the upload's end. */
export async function within<T>(ms: number, work: Promise<T>, upload?: IncomingMessage): Promise<T> {
  const late = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(() => late.reject(new HttpError(503, 'This took too long. Please try again.')), ms);
  };
  if (upload && !upload.complete) upload.once('end', start);
  else start();
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    upload?.off('end', start);
    clearTimeout(timer);
  }
}
