import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Media, MediaKind } from '@upcurve/contracts/media';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { mediaQueries } from './media-queries.ts';
import { noteRunning } from './running-uploads.ts';
import { sendMedia } from './send-media.ts';
import { createUploadQueue, isUnderway } from './upload-queue.ts';

interface UploadsOptions {
  /** What is taken. */
  kinds: readonly MediaKind[];
  /** Told of each file once it is in the library. */
  onDone?: (media: Media) => void;
  /** The address below which uploads go on; who leaves it is asked first. Default the one where they begin. */
  within?: string;
}

/** Uploads to the library: those of a screen, which end with it. Spread them on an `UploadArea` or `UploadList`. */
export function useUploads({ kinds, onDone, within }: UploadsOptions) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [place] = useState(within ?? pathname);
  // Many small files come quickly after one another: the lists are fetched anew for several at once.
  const refresh = useDebouncedCallback(
    () => void client.invalidateQueries({ queryKey: mediaQueries.lists }),
    { delay: 500, flushOnUnmount: true },
  );
  const latest = useRef({ kinds, onDone, refresh });
  latest.current = { kinds, onDone, refresh };

  const [queue] = useState(() =>
    createUploadQueue({
      kinds: () => latest.current.kinds,
      send: sendMedia,
      onDone(media) {
        latest.current.refresh();
        latest.current.onDone?.(media);
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  const isBusy = uploads.some(isUnderway);

  useEffect(() => (isBusy ? noteRunning(place) : undefined), [isBusy, place]);
  useEffect(() => queue.stop, [queue]);

  const { add, cancel, retry, remove } = queue;
  return { uploads, kinds, add, cancel, retry, remove, isBusy };
}

export type Uploads = ReturnType<typeof useUploads>;
