import type { FetchedPictures, MissingPicture } from '@upcurve/contracts/blog/blog-transfer';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';

/** Old blogs and small servers cannot take more. */
const AT_ONCE = 2;

export interface PictureFailure extends MissingPicture {
  reason: string;
}

/** Pictures that are being fetched for an import. Those that are neither fetched nor failed wait, or were stopped. */
export interface PictureFetch {
  missing: MissingPicture[];
  fetched: FetchedPictures;
  failures: PictureFailure[];
}

/** Returns the pictures that are not fetched yet. */
export const unfetched = ({ missing, fetched }: PictureFetch) =>
  missing.filter(({ address }) => !(address in fetched));

/**
 * Fetches the pictures that are not fetched yet, also those that failed before.
 * @param stopped ends it after the pictures that are on their way
 * @param signal aborts it at once
 * @param onChange called after each picture
 */
export async function fetchPictures(
  start: PictureFetch,
  stopped: AbortSignal,
  signal: AbortSignal,
  onChange: (fetch: PictureFetch) => void,
): Promise<PictureFetch> {
  let fetch: PictureFetch = { ...start, failures: [] };
  const waiting = unfetched(fetch);
  const work = async () => {
    for (let next = waiting.shift(); next && !stopped.aborted; next = waiting.shift()) {
      const answer = await api.blog.fetchPicture({ body: next }, { signal }).catch((error: Error) => {
        signal.throwIfAborted();
        return { reason: errorMessage(error, 'Please try again.') };
      });
      if ('id' in answer) fetch = { ...fetch, fetched: { ...fetch.fetched, [next.address]: answer.id } };
      else fetch = { ...fetch, failures: [...fetch.failures, { ...next, reason: answer.reason }] };
      onChange(fetch);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return fetch;
}
