import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FetchedPictures, ImportFormat } from '@upcurve/contracts/blog/blog-transfer';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { authorsQuery, categoriesQuery, postQueries } from '../post-queries.ts';
import { fetchPictures, type PictureFetch, unfetched } from './fetch-pictures.ts';

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
  /** Stops fetching; undefined if nothing is being fetched. */
  const [stop, setStop] = useState<() => void>();
  /** Answers whether to fetch the rest again; undefined if that is not asked. */
  const [decide, setDecide] = useState<(isAgain: boolean) => void>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** Fetches pictures until all are there, or the member imports without the rest. */
  async function fetchMissing(start: PictureFetch, signal: AbortSignal): Promise<FetchedPictures> {
    const stopping = new AbortController();
    setPictures(start);
    setStop(() => () => stopping.abort());
    const fetch = await fetchPictures(start, stopping.signal, signal, setPictures);
    setStop(undefined);
    if (unfetched(fetch).length === 0) return fetch.fetched;
    const isAgain = await new Promise<boolean>((resolve, reject) => {
      setDecide(() => resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    setDecide(undefined);
    return isAgain ? fetchMissing({ ...fetch, failures: [] }, signal) : fetch.fetched;
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
        if (missing.length > 0) fetched = await fetchMissing({ missing, fetched: {}, failures: [] }, signal);
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
    setStop(undefined);
    setDecide(undefined);
    setPictures(undefined);
    upload.reset();
  }
  return { ...upload, cancel, sentShare, pictures, stop, decide };
}
