import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FetchedPictures, ImportFormat, MissingPicture } from '@upcurve/contracts/blog/blog-transfer';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { authorsQuery, categoriesQuery, postQueries } from '../post-queries.ts';

/** Old blogs and small servers cannot take more. */
const AT_ONCE = 2;

/** Pictures that are being fetched for an import. Those that are neither fetched nor failed wait. */
export interface PictureFetch {
  missing: MissingPicture[];
  fetched: FetchedPictures;
  failures: (MissingPicture & { reason: string })[];
}

export interface ImportOrder {
  format: ImportFormat;
  file: File;
  /** Whether pictures that the library lacks are fetched first. */
  isFetching: boolean;
  /** The address of the old blog, if its export leaves it out. */
  site?: string | undefined;
}

/** Imports a file: fetches the missing pictures first if asked to, then stores the posts with them. */
export function useImport(onImported: () => void) {
  const client = useQueryClient();
  const [sentShare, setSentShare] = useState(0);
  const [pictures, setPictures] = useState<PictureFetch>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function fetchPictures(missing: MissingPicture[], signal: AbortSignal): Promise<FetchedPictures> {
    let fetch: PictureFetch = { missing, fetched: {}, failures: [] };
    setPictures(fetch);
    const waiting = [...missing];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await api.blog.fetchPicture({ body: next }, { signal }).catch((error: Error) => {
          signal.throwIfAborted();
          return { reason: errorMessage(error, 'Please try again.') };
        });
        if ('id' in answer) fetch = { ...fetch, fetched: { ...fetch.fetched, [next.address]: answer.id } };
        else fetch = { ...fetch, failures: [...fetch.failures, { ...next, reason: answer.reason }] };
        setPictures(fetch);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return fetch.fetched;
  }

  const upload = useMutation({
    async mutationFn({ format, file, isFetching, site }: ImportOrder) {
      const controller = new AbortController();
      abort.current = controller;
      const { signal } = controller;
      const fields = { format, ...(site && { site }) };
      const options = {
        signal,
        onProgress: ({ sent, total }: { sent: number; total: number }) =>
          setSentShare(total > 0 ? sent / total : 1),
      };
      setSentShare(0);
      setPictures(undefined);
      let fetched: FetchedPictures = {};
      if (isFetching) {
        const missing = await api.blog.listMissingPictures({ fields, files: { file } }, options);
        if (missing.length > 0) fetched = await fetchPictures(missing, signal);
      }
      const list = new File([JSON.stringify(fetched)], 'pictures.json', { type: 'application/json' });
      const files = isFetching ? { pictures: list, file } : { file };
      return api.blog.importBlog({ fields, files }, options);
    },
    async onSuccess() {
      onImported();
      await Promise.all(
        [postQueries.all, categoriesQuery.queryKey, authorsQuery.queryKey, ['media']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });

  function cancel() {
    abort.current?.abort();
    setPictures(undefined);
    upload.reset();
  }
  return { ...upload, cancel, sentShare, pictures };
}
